import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { LockBadge, RecordBadge, RecordId, RenamePencil } from '@/components/records/record-status';
import { PageSkeleton } from '@/components/records/page-skeleton';
import { RecordScreen } from '@/components/records/record-screen';
import { RecordActions } from '@/components/lists/verbs/record-actions';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { lazyPart } from '@/lib/lazy-part';
import { isStored, type Kind, KINDS } from '@/model/kinds';
import type { EditedKind } from '@/model/pages';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { isNamedById, titleOf } from '@/model/title';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { Columns, PageNotes } from '@/ui/page/columns';
import { type PageData, type PagePart, primaryActionsOf } from './page-data';
import { RecordState, statusIn } from './record-state';

interface PageMarksProps {
  readonly record: ComponentProps<typeof RecordBadge>['record'] & {
    readonly id: string;
    readonly locked?: boolean;
  };
  readonly hasStatus: boolean;
  readonly children?: ReactNode;
}

function PageMarks({ record, hasStatus, children }: PageMarksProps) {
  return (
    <>
      {record.locked === true && <LockBadge />}
      {hasStatus && <RecordBadge record={record} />}
      {children}
      {!isNamedById(record) && <RecordId compact id={record.id} />}
    </>
  );
}

const load = lazyPart(() => import('@/components/activity/events/activity-card'));
const ActivityCard = lazyLayer(async () => ({ default: (await load()).ActivityCard }));

/** True if a kind has events: Orbit's kinds and those shared by all accounts have none. */
export function hasActivity(kind: Kind): boolean {
  return KINDS[kind].scoped === true && !isStored(kind);
}

/** A record's events. It comes last on the page, and so needs no placeholder. */
function Activity({ kind, id }: { readonly kind: Kind; readonly id: string }) {
  if (!hasActivity(kind)) return null;
  return (
    <LayerHost>
      <ActivityCard id={id} />
    </LayerHost>
  );
}

interface RecordPageProps<K extends EditedKind> {
  readonly page: PageData<K>;
  readonly id: string;
}

/** Parts never change places, so they need no keys. Undefined if empty: no column is drawn. */
const inOrder = (parts: readonly ReactNode[]) =>
  parts.length === 0 ? undefined : createElement(Fragment, null, ...parts);

function outlines<K extends EditedKind>(parts: readonly PagePart<K>[]): ReactNode {
  return inOrder(parts.map(({ outline }) => outline));
}

export function RecordPage<K extends EditedKind>({ page, id }: RecordPageProps<K>) {
  const { kind, noun, strip, main, side } = page;
  return (
    <RecordScreen
      kind={kind}
      id={id}
      noun={noun}
      skeleton={
        <PageSkeleton id={id} lead={strip?.outline} aside={outlines(side)}>
          {outlines(main)}
        </PageSkeleton>
      }
    >
      {(record, failure) => <ReadPage page={page} record={record} failure={failure} />}
    </RecordScreen>
  );
}

interface ReadPageProps<K extends EditedKind> {
  readonly page: PageData<K>;
  readonly record: Records[K];
  readonly failure: ReactNode;
}

function ReadPage<K extends EditedKind>({ page, record, failure }: ReadPageProps<K>) {
  const account = useAccount();
  const facts = useFacts();
  const { kind, verbs, actions, rename, strip } = page;
  const isDeleted = 'status' in record && record.status === 'deleted';
  const shown = (parts: readonly PagePart<K>[]) =>
    inOrder(
      parts.map(({ show, untilDeleted }) => !(untilDeleted && isDeleted) && show(record, facts)),
    );
  return (
    <Page
      title={titleOf(record)}
      edit={
        rename &&
        page.fixed?.(record) !== true && (
          <RenamePencil
            to={paths.editor(kind, account, record.id, 'name')}
            disabledReason={rename(record, facts)}
          />
        )
      }
      note={page.subtitle?.(record)}
      status={
        <PageMarks
          record={{ ...record, ...statusIn(page.state, record) }}
          hasStatus={page.state !== undefined}
        >
          {page.marks?.(record)}
        </PageMarks>
      }
      actions={
        actions?.(record) ?? (
          <RecordActions
            record={record}
            verbs={verbs}
            primaryActions={primaryActionsOf(page, record)}
          />
        )
      }
    >
      <PageNotes>
        {failure}
        {page.state && <RecordState page={page} words={page.state} record={record} facts={facts} />}
        {page.notes?.(record, facts)}
      </PageNotes>
      {strip?.show(record, facts)}
      <Columns aside={shown(page.side)}>{shown(page.main)}</Columns>
      <Activity kind={kind} id={record.id} />
      {page.foot}
    </Page>
  );
}
