import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Unread } from '@/components/records/page/unread';
import { useAccount } from '@/components/scope/account-scope';
import { useQuery } from '@/components/scope/data/use-query';
import { useNow } from '@/components/scope/use-now';
import { hasSentence } from '@/model/event/describe';
import { aboutOf, newestFirst } from '@/model/event/references';
import { kindOfId } from '@/model/ids';
import { paths } from '@/model/paths';
import type { EventRecord } from '@/model/records/people';
import { LATEST, resourceEventsQuery } from '@/store/queries/resource-events-query';
import { selectRecords } from '@/store/resources/resources-selectors';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { words } from '../words';
import { EventLines, EventLinesSkeleton } from './event-lines';
import styles from './event-lines.module.css';

interface Found {
  readonly table: unknown;
  readonly resource: string;
  readonly events: readonly EventRecord[];
}

/** The same array until an event changes. */
function makeSelect() {
  let last: Found | undefined;
  return (state: WithResources, resource: string): readonly EventRecord[] => {
    const table = selectRecords(state, 'event');
    if (last?.table !== table || last.resource !== resource) {
      const about = Object.values(table).filter(
        (event) => aboutOf(event).includes(resource) && hasSentence(event),
      );
      last = { table, resource, events: about.toSorted(newestFirst).slice(0, LATEST) };
    }
    return last.events;
  };
}

function useResourceEvents(resource: string) {
  const account = useAccount();
  const { data, status, error, refresh } = useQuery(resourceEventsQuery, { account, resource });
  const [selectLatest] = useState(makeSelect);
  const events = useSelector((state: WithResources) => selectLatest(state, resource));
  return { events, isPartlyRead: data?.isPartly === true, status, error, refresh };
}

interface ActivityProps {
  readonly id: string;
}

function Activity({ id }: ActivityProps) {
  const now = useNow();
  const { events, isPartlyRead, status, error, refresh } = useResourceEvents(id);
  // A team member is not called 'it'.
  const about = kindOfId(id) === 'collaboration' ? undefined : id;
  if (events.length > 0) return <EventLines events={events} now={now} about={about} />;
  if (error === undefined && isFirstReadPending(status)) return <EventLinesSkeleton count={3} />;
  if (error === undefined && !isPartlyRead) {
    return <p className="muted">{words.events.empty}</p>;
  }
  return (
    <Unread
      what={words.events.unread}
      error={error}
      busy={status === 'loading'}
      onRetry={refresh}
    />
  );
}

export function ActivityCard({ id }: ActivityProps) {
  const account = useAccount();
  return (
    <div className={styles.below}>
      <Card
        // Not a string: this is no part with a fixed place. The card stands below all of those.
        title={<>{words.events.title}</>}
        actions={
          <LinkButton
            size="s"
            variant="quiet"
            to={paths.events(account, { resource: id })}
            aria-label={words.events.allLabel}
          >
            {words.events.all}
          </LinkButton>
        }
      >
        <Activity id={id} />
      </Card>
    </div>
  );
}
