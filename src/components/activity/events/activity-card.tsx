import { kindOfId } from '@/model/ids';
import { paths } from '@/model/paths';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { useAccount } from '@/components/scope/account-context';
import { Unread } from '@/components/records/page/unread';
import { useNow } from '@/components/scope/use-now';
import { EventLines } from './event-lines';
import { EventLinesSkeleton } from './event-lines-skeleton';
import styles from './event-lines.module.css';
import { useResourceEvents } from './use-resource-events';

interface ActivityProps {
  /** The resource's. */
  readonly id: string;
}

function Activity({ id }: ActivityProps) {
  const now = useNow();
  const { events, isPartlyRead, status, error, refresh } = useResourceEvents(id);
  // Who is in the team is no 'it'.
  const about = kindOfId(id) === 'collaboration' ? undefined : id;
  if (events.length > 0) return <EventLines events={events} now={now} about={about} />;
  if (error === undefined && isFirstReadPending(status)) return <EventLinesSkeleton count={3} />;
  if (error === undefined && !isPartlyRead) {
    return <p className="muted">No recent activity.</p>;
  }
  return (
    <Unread
      what="Couldn’t load activity"
      error={error}
      busy={status === 'loading'}
      onRetry={refresh}
    />
  );
}

/** A resource's own events, the latest of them (spec 3 §4). */
export function ActivityCard({ id }: ActivityProps) {
  const account = useAccount();
  return (
    <div className={styles.below}>
      <Card
        // Of no part that keeps its place: it stands below all of those, wherever they end.
        title={<>Recent activity</>}
        actions={
          <LinkButton
            size="s"
            variant="quiet"
            to={paths.events(account, { resource: id })}
            aria-label="All its events"
          >
            All
          </LinkButton>
        }
      >
        <Activity id={id} />
      </Card>
    </div>
  );
}
