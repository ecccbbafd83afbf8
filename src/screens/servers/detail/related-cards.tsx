import { useSelector } from 'react-redux';
import { Description } from '@/components/links/description';
import { RecordLink } from '@/components/links/record-link';
import { Created } from '@/components/records/created';
import { timeOf } from '@/lib/dates';
import { counted } from '@/lib/text';
import type { Records } from '@/model/records';
import type { ServerRecord } from '@/model/server/record';
import { isAnimated, statusColour } from '@/model/status';
import { titleOf } from '@/model/title';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Chip, Chips } from '@/ui/chip';
import { StatusBadge } from '@/ui/status-badge';
import { Truncate } from '@/ui/truncate';
import styles from './detail.module.css';
import { ExposureNotes } from './exposure-notes';

/** How many related items are named (spec 2 §2). */
const SHOWN = 5;

interface RelatedProps {
  readonly server: ServerRecord;
  readonly account: string;
}

function More({ count }: { readonly count: number }) {
  return count > 0 ? <p className="muted">+{count} more</p> : null;
}

/**
 * The groups of a server, how many servers share each, and what they open to everyone. Below what is
 * known at once: rules are read last, and what they say must not push a card out of its place.
 */
export function GroupsCard({ server, account }: RelatedProps) {
  const known = useSelector((state: WithResources) => selectRecords(state, 'server_group'));
  const ids = server.server_groups ?? [];
  return (
    <Card title="Server groups">
      {ids.length === 0 && <p className="muted">In no group.</p>}
      <ul className={styles.related}>
        {ids.slice(0, SHOWN).map((id) => (
          <li key={id}>
            <RecordLink kind="server_group" id={id} account={account}>
              <Truncate text={titleOf(known[id] ?? { id })} />
            </RecordLink>
            {known[id]?.servers && (
              <span className="muted">{counted(known[id].servers.length, 'server')}</span>
            )}
          </li>
        ))}
      </ul>
      <More count={ids.length - SHOWN} />
      <ExposureNotes server={server} account={account} />
    </Card>
  );
}

type Image = Records['image'];

/** What is unusual about a snapshot, or when it was made. */
function SnapshotState({ image, now }: { readonly image: Image; readonly now: number }) {
  const { status, created_at: created } = image;
  if (status === undefined || status === 'available') {
    return (
      <span className="muted">
        <Created iso={created} now={now} />
      </span>
    );
  }
  return <StatusBadge status={status} colour={statusColour(status)} busy={isAnimated(status)} />;
}

/** The snapshots made of a server, the newest first. */
export function SnapshotsCard({ server, account, now }: RelatedProps & { readonly now: number }) {
  const known = useSelector((state: WithResources) => selectRecords(state, 'image'));
  const images = (server.snapshots ?? [])
    .map((id): Image => known[id] ?? { id })
    .filter(({ status }) => status !== 'deleted')
    .sort((one, other) => timeOf(other.created_at) - timeOf(one.created_at));
  return (
    <Card title="Snapshots" note={images.length === 0 ? undefined : images.length}>
      {images.length === 0 && <p className="muted">No snapshot has been made of this server.</p>}
      <ul className={styles.related}>
        {images.slice(0, SHOWN).map((image) => (
          <li key={image.id}>
            <RecordLink kind="image" id={image.id} account={account}>
              <Truncate text={titleOf(image)} />
            </RecordLink>
            <SnapshotState image={image} now={now} />
          </li>
        ))}
      </ul>
      <More count={images.length - SHOWN} />
    </Card>
  );
}

/** The labels that were put on a server, and its description. Read-only. */
export function TagsCard({ server, account }: RelatedProps) {
  const labels = Object.entries(server.metadata?.labels ?? {});
  const { description } = server;
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
          <Description text={description} account={account} />
        </p>
      )}
      {labels.length === 0 && !description && <p className="muted">No tags.</p>}
    </Card>
  );
}
