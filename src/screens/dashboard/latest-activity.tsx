import { GroupedEventLines } from '@/components/activity/events/event-lines';
import { EventLinesSkeleton } from '@/components/activity/events/event-lines-skeleton';
import { useEvents } from '@/components/activity/events/use-events';
import { ReadFailure } from '@/components/records/page/read-failure';
import { useAccount } from '@/components/scope/account-context';
import { useNow } from '@/components/scope/use-now';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';

const SHOWN = 8;

function Body() {
  const { rows, dropped, status, error, refresh } = useEvents();
  const now = useNow();
  if (error !== undefined) {
    return (
      <ReadFailure
        title={`Error accessing ${KINDS.event.plural}, please check your network connection`}
        namesNetwork
        error={error}
        busy={isFirstReadPending(status) || status === 'refreshing'}
        onRetry={refresh}
        partial={rows.length > 0}
        level={2}
      />
    );
  }
  if (isFirstReadPending(status)) return <EventLinesSkeleton count={SHOWN} />;
  if (rows.length === 0) {
    // They are read again by themselves.
    const isUnread = dropped.length > 0;
    return (
      <p className="muted">
        {isUnread ? 'Couldn’t load activity.' : 'Nothing has happened in this account yet.'}
      </p>
    );
  }
  return <GroupedEventLines events={rows.slice(0, SHOWN)} now={now} />;
}

export function LatestActivity() {
  const account = useAccount();
  return (
    <Card
      title="Latest activity"
      actions={
        <LinkButton size="s" variant="quiet" to={paths.events(account)}>
          All events
        </LinkButton>
      }
    >
      <Body />
    </Card>
  );
}
