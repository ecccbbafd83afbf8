import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { Description } from '@/components/records/links/description';
import { RelatedList } from '@/components/records/links/related-list';
import { Created } from '@/components/records/created';
import { Absent } from '@/components/records/absent';
import { RecordBadge } from '@/components/records/record-status';
import { timeOf } from '@/lib/dates';
import { counted } from '@/lib/text';
import type { ImageRecord } from '@/model/image/record';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/server/record';
import { canEdit } from '@/model/server/rules';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Chip, Chips } from '@/ui/chip';
import { EditLink } from '@/ui/edit-link';
import { TextLink } from '@/ui/link';
import styles from './detail.module.css';
import { ExposureNotes } from './exposure-notes';

interface RelatedProps {
  readonly server: ServerRecord;
}

/** Low on the page: the rules arrive last and must not move other cards. */
export function GroupsCard({ server }: RelatedProps) {
  const account = useAccount();
  return (
    <Card
      title="Server groups"
      actions={
        <EditLink
          label="Edit groups"
          to={paths.editor('server', account, server.id, 'server_groups')}
          disabledReason={canEdit(server)}
        />
      }
    >
      <RelatedList
        kind="server_group"
        ids={server.server_groups}
        empty="In no group."
        note={(group) =>
          group?.servers && <span className="muted">{counted(group.servers.length, 'server')}</span>
        }
      />
      <p className={styles.check}>
        <TextLink to={paths.serverFirewall(account, server.id)}>
          Which rules let something in?
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

/** Snapshots of a server, the newest first. */
export function SnapshotsCard({ server, now }: RelatedProps & { readonly now: number }) {
  const known = useSelector((state: WithResources) => selectRecords(state, 'image'));
  const ids = server.snapshots
    ?.filter((id) => known[id]?.status !== 'deleted')
    .toSorted((one, other) => timeOf(known[other]?.created_at) - timeOf(known[one]?.created_at));
  return (
    <Card title="Snapshots" note={ids?.length || undefined}>
      <RelatedList
        kind="image"
        ids={ids}
        empty="No snapshot has been made of this server."
        note={(image) => <SnapshotState image={image} now={now} />}
      />
    </Card>
  );
}

/** A server's labels and description, read-only. */
export function TagsCard({ server }: RelatedProps) {
  const { metadata, description } = server;
  const labels = Object.entries(metadata?.labels ?? {});
  // Only some providers send a description (decisions.md).
  const isKnown = metadata !== undefined && server.unreadable?.includes('description') !== true;
  return (
    <Card title="Tags">
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
        (isKnown ? <p className="muted">No tags.</p> : <Absent />)}
    </Card>
  );
}
