import { createElement, Fragment, type ReactNode } from 'react';
import { type EditedKind, paths } from '@/model/paths';
import type { Records } from '@/model/records';
import { titleOf } from '@/model/title';
import { Columns, PageNotes } from '@/ui/page/columns';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { Page } from '@/components/records/page/page';
import { PageSkeleton } from '../records/page-skeleton';
import { RenamePencil } from '../records/record-badges';
import { RecordScreen } from '../records/record-screen';
import { RecordActions } from '@/components/lists/verbs/record-actions';
import { Activity } from './activity';
import { PageMarks } from './page-marks';
import type { PageData, PagePart } from './page-data';
import { RecordState, statusIn } from './record-state';

interface RecordPageProps<K extends EditedKind> {
  readonly page: PageData<K>;
  readonly id: string;
}

/** They never change places, and so need no keys. Without any there is no column for them. */
const inOrder = (parts: readonly ReactNode[]) =>
  parts.length === 0 ? undefined : createElement(Fragment, null, ...parts);

function outlines<K extends EditedKind>(parts: readonly PagePart<K>[]): ReactNode {
  return inOrder(parts.map(({ outline }) => outline));
}

/** A record's page in any state of its read: head, notes, and its parts in two columns. */
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
  const { kind, verbs, foremost, actions, rename, strip } = page;
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
          <RecordActions record={record} verbs={verbs} foremost={foremost(record)} />
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
