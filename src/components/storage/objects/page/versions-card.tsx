import { Created, RelativeTime } from '@/components/records/created';
import { Unread } from '@/components/records/page/unread';
import { useAccount } from '@/components/scope/account-scope';
import { useQuery } from '@/components/scope/data/use-query';
import { useRecord } from '@/components/scope/data/use-record';
import { useNow } from '@/components/scope/use-now';
import { formatSize } from '@/lib/sizes';
import { archivedVersion, isDeletionMark, versionsPrefix } from '@/model/object/archived';
import type { Listing } from '@/model/object/listing';
import type { ObjectRow } from '@/model/object/rows';
import { containerId, placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ObjectRecord } from '@/model/records/storage';
import { objectsQuery } from '@/store/queries/objects-query';
import { Card } from '@/ui/card';
import { LinkButton, TextLink } from '@/ui/link';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/ui/table';
import { words } from '../words';

/** Versions shown: the newest are the ones people look for. The archive itself has all. */
const SHOWN = 20;

interface VersionsProps {
  readonly object: ObjectRow;
}

export function VersionsCard({ object }: VersionsProps) {
  const account = useAccount();
  const { container } = placeOf(object.id);
  const { record } = useRecord('container', containerId(account, container));
  const archive = record?.history_location || record?.versions_location;
  return archive ? <Versions object={object} archive={archive} /> : null;
}

/** Newest first; the marks that deletions leave are not versions. */
function versionsIn(listing: Listing | undefined, name: string): readonly ObjectRecord[] {
  const objects = listing?.rows.flatMap((row) => row.object ?? []) ?? [];
  return objects
    .filter(
      ({ name: version = '', content_type: type }) =>
        archivedVersion(version)?.of === name && !isDeletionMark(type),
    )
    .toReversed();
}

function Versions({ object, archive }: VersionsProps & { readonly archive: string }) {
  const account = useAccount();
  const now = useNow();
  const { container } = placeOf(object.id);
  const to = encodeURIComponent(container);
  const prefix = versionsPrefix(object.name);
  const { data, error, status, refresh } = useQuery(objectsQuery, {
    account,
    container: archive,
    prefix,
    archiveOf: container,
  });
  const versions = versionsIn(data, object.name);
  return (
    <Card title={words.versions.title} flush={versions.length > 0}>
      {error && versions.length === 0 ? (
        <Unread
          what={words.versions.unread}
          error={error}
          busy={status === 'loading'}
          onRetry={refresh}
        />
      ) : versions.length === 0 ? (
        <p className="muted">{data ? words.versions.empty : words.versions.reading}</p>
      ) : (
        <Table label={words.versions.title}>
          <TableHead>
            <HeaderCell>{words.versions.written}</HeaderCell>
            <HeaderCell>{words.versions.replaced}</HeaderCell>
            <HeaderCell number>{words.fields.size}</HeaderCell>
            <HeaderCell label={words.versions.actions} />
          </TableHead>
          <TableBody>
            {versions.slice(0, SHOWN).map(({ id, name = '', bytes, last_modified: replaced }) => {
              const written = new Date(archivedVersion(name)?.written ?? 0).toISOString();
              const page = paths.object(account, archive, 'objects', name);
              return (
                <TableRow key={id}>
                  <Cell>
                    <TextLink to={page}>
                      <RelativeTime iso={written} now={now} />
                    </TextLink>
                  </Cell>
                  <Cell>
                    <Created iso={replaced} now={now} />
                  </Cell>
                  <Cell kind="number">{bytes === undefined ? '–' : formatSize(bytes)}</Cell>
                  <Cell kind="menu">
                    <LinkButton
                      size="s"
                      variant="quiet"
                      icon="reset"
                      to={`${page}?edit=restore&to=${to}`}
                    >
                      {words.versions.restore}
                    </LinkButton>
                  </Cell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
