import { useSelector } from 'react-redux';
import { Absent } from '@/components/records/absent';
import { Created } from '@/components/records/created';
import { Description } from '@/components/records/links/linked-text';
import { RelatedList } from '@/components/records/links/related-list';
import { RecordBadge } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { useListSource } from '@/components/scope/data/use-list';
import { timeOf } from '@/lib/dates';
import { paths } from '@/model/paths';
import type { ImageRecord, ServerRecord } from '@/model/records/compute';
import { exposuresOf } from '@/model/server/exposure';
import { canEdit } from '@/model/server/rules';
import { shortTitle } from '@/model/title';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Chip, Chips } from '@/ui/badges';
import { EditLink } from '@/ui/edit-link';
import { TextLink } from '@/ui/link';
import { Note } from '@/ui/note';
import styles from './detail.module.css';
import { words } from '../words';

interface ExposureNotesProps {
  readonly server: ServerRecord;
}

function ExposureNotes({ server }: ExposureNotesProps) {
  const account = useAccount();
  const lookup = useLookup();
  // The policies name their groups.
  const { rows: policies } = useListSource('firewall_policy');
  const titleFor = (id: string) => shortTitle(lookup.get('server_group', id) ?? { id });
  return exposuresOf(server, policies, lookup).map(({ words: ports, groups }) => (
    <div key={ports} className={styles.exposure}>
      <Note plain tone="warning">
        <p>
          {words.groups.exposed(ports, groups.map(titleFor))}{' '}
          <TextLink
            quiet
            to={paths.record('server_group', account, groups[0])}
            aria-label={words.groups.reviewLabel(titleFor(groups[0]))}
            className={styles.review}
          >
            {words.groups.review}
          </TextLink>
        </p>
      </Note>
    </div>
  ));
}

interface RelatedProps {
  readonly server: ServerRecord;
}

/** Low on the page: the rules arrive last and must not move other cards. */
export function GroupsCard({ server }: RelatedProps) {
  const account = useAccount();
  return (
    <Card
      title={words.labels.serverGroups}
      actions={
        <EditLink
          label={words.groups.edit}
          to={paths.editor('server', account, server.id, 'server_groups')}
          disabledReason={canEdit(server)}
        />
      }
    >
      <RelatedList
        kind="server_group"
        ids={server.server_groups}
        empty={words.groups.empty}
        note={(group) =>
          group?.servers && (
            <span className="muted">{words.groups.servers(group.servers.length)}</span>
          )
        }
      />
      <p className={styles.check}>
        <TextLink to={paths.serverFirewall(account, server.id)}>
          {words.groups.checkAccess}
        </TextLink>
      </p>
      <ExposureNotes server={server} />
    </Card>
  );
}

interface SnapshotStateProps {
  readonly image: ImageRecord | undefined;
  readonly now: number;
}

function SnapshotState({ image, now }: SnapshotStateProps) {
  const status = image?.status;
  if (status !== undefined && status !== 'available') return <RecordBadge record={image} />;
  return (
    <span className="muted">
      <Created iso={image?.created_at} now={now} />
    </span>
  );
}

export function SnapshotsCard({ server, now }: RelatedProps & { readonly now: number }) {
  const known = useSelector((state: WithResources) => selectRecords(state, 'image'));
  const ids = server.snapshots
    ?.filter((id) => known[id]?.status !== 'deleted')
    .toSorted((one, other) => timeOf(known[other]?.created_at) - timeOf(known[one]?.created_at));
  return (
    <Card title={words.labels.snapshots} note={ids?.length || undefined}>
      <RelatedList
        kind="image"
        ids={ids}
        empty={words.snapshots.empty}
        note={(image) => <SnapshotState image={image} now={now} />}
      />
    </Card>
  );
}

export function TagsCard({ server }: RelatedProps) {
  const { metadata, description } = server;
  const labels = Object.entries(metadata?.labels ?? {});
  // Only some providers send a description.
  const isKnown = metadata !== undefined && server.unreadable?.includes('description') !== true;
  return (
    <Card title={words.tags.title}>
      {labels.length > 0 && (
        <Chips>
          {labels.map(([key, value]) => (
            <Chip key={key}>
              {key}: {value}
            </Chip>
          ))}
        </Chips>
      )}
      {description && (
        <p className={styles.description}>
          <Description text={description} />
        </p>
      )}
      {labels.length === 0 &&
        !description &&
        (isKnown ? <p className="muted">{words.tags.empty}</p> : <Absent />)}
    </Card>
  );
}
