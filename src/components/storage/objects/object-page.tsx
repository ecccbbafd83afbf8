import { type ReactNode, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RecordActions } from '@/components/lists/verbs/record-actions';
import { CardOutline, PageSkeleton } from '@/components/records/page-skeleton';
import { Page } from '@/components/records/page/page';
import { TryAgain } from '@/components/records/record-notes';
import { RecordScreen } from '@/components/records/record-screen';
import { useAccount } from '@/components/scope/account-scope';
import { lazyPart } from '@/lib/lazy-part';
import { isDirectory } from '@/model/object/names';
import { folderOf, rowOfRecord } from '@/model/object/rows';
import { basenameOf, parentOf } from '@/model/orbit/folder';
import { objectId, placeOf } from '@/model/orbit/ids';
import { type ObjectView, paths } from '@/model/paths';
import type { ObjectRecord } from '@/model/records/storage';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { Columns, PageNotes } from '@/ui/page/columns';
import { useStandInTitle } from '@/ui/page/page-header';
import { ObjectName, PathSteps, useFolderAddress } from './folder-path';
import { ObjectDetails, ObjectFacts, ObjectFactsSkeleton, SpecialNote } from './page/object-facts';
import { PreviewCard } from './page/preview-card';
import { VersionsCard } from './page/versions-card';
import { useObjectVerbs } from './use-object-verbs';
import { words } from './words';

const load = lazyPart(() => import('./editors/object-editors'));
const Editors = lazyLayer(async () => ({ default: (await load()).Editors }));

interface PlaceProps {
  readonly view: ObjectView;
  readonly container: string;
  readonly object: string;
}

export function ObjectPage(place: PlaceProps) {
  const account = useAccount();
  const { view, container, object } = place;
  const path = parentOf(object);
  const title = basenameOf(object);
  useStandInTitle(title);
  const notes = (
    <PathSteps account={account} container={container} view={view} path={path} last={title} />
  );
  const id = objectId(account, container, object);
  return (
    <RecordScreen
      kind="object"
      id={id}
      noun={words.object.noun}
      missing={<Missing id={id} steps={notes} {...place} />}
      skeleton={
        <PageSkeleton id={title} lead={<ObjectFactsSkeleton />} aside={undefined}>
          <CardOutline title={words.object.details} />
        </PageSkeleton>
      }
    >
      {(record, failure) =>
        isDirectory(record.content_type) ? (
          <Navigate
            replace
            to={paths.objects(account, container, view, { path: folderOf(object) })}
          />
        ) : (
          <ReadObject record={record} failure={failure} steps={notes} view={view} />
        )
      }
    </RecordScreen>
  );
}

interface MissingProps extends PlaceProps {
  readonly id: string;
  readonly steps: ReactNode;
}

/**
 * Page of a missing object. Storage may report an object only some time after its upload
 * (docs/product/orbit.md#missing-object).
 */
function Missing({ id, steps, view, container, object }: MissingProps) {
  const account = useAccount();
  const folder = useFolderAddress({ account, container, view, path: parentOf(object) });
  return (
    <Page
      title={<ObjectName whole name={basenameOf(object)} />}
      actions={<LinkButton to={folder}>{words.missing.back}</LinkButton>}
    >
      <PageNotes>{steps}</PageNotes>
      <Note tone="warning" title={words.missing.title} action={<TryAgain kind="object" id={id} />}>
        {words.missing.body}
      </Note>
    </Page>
  );
}

const BESIDE: ReadonlySet<string> = new Set(['share', 'download']);

const NONE: readonly never[] = [];

interface ReadObjectProps {
  readonly record: ObjectRecord;
  readonly failure: ReactNode;
  readonly steps: ReactNode;
  readonly view: ObjectView;
}

function ReadObject({ record, failure, steps, view }: ReadObjectProps) {
  const row = useMemo(() => rowOfRecord(record), [record]);
  const verbs = useObjectVerbs(placeOf(record.id).container, view);
  const beside = verbs.filter(({ id }) => BESIDE.has(id));
  const edit = new URLSearchParams(useLocation().search).get('edit');
  return (
    <Page
      title={<ObjectName whole name={row.basename} />}
      actions={<RecordActions record={row} verbs={verbs} primaryActions={{ beside, note: NONE }} />}
    >
      <PageNotes>
        {steps}
        {failure}
        <SpecialNote object={row} />
      </PageNotes>
      <ObjectFacts record={record} />
      <Columns>
        <PreviewCard object={row} />
        <ObjectDetails record={record} />
        <VersionsCard object={row} />
      </Columns>
      {edit !== null && (
        <LayerHost>
          <Editors edit={edit} row={row} />
        </LayerHost>
      )}
    </Page>
  );
}
