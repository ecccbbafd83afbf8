import { EVENT_GROUPS, eventGroup } from '@/model/event/groups';
import type { EventRecord } from '@/model/records/people';
import { outline, Skeleton } from '@/ui/skeleton';
import styles from './event-lines.module.css';
import { EventMark } from './event-mark';
import { EventSentence } from './event-sentence';
import { EventTime } from './event-time';

interface EventLinesProps {
  /** The newest first. */
  readonly events: readonly EventRecord[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly about?: string | undefined;
}

function Lines({
  events,
  now,
  about,
  isGrouped,
}: EventLinesProps & { readonly isGrouped: boolean }) {
  return (
    <ul className={styles.lines}>
      {events.map((event) => (
        <li key={event.id} data-event={event.id}>
          <EventMark event={event} />
          <p>
            <EventSentence event={event} now={now} about={about} />
          </p>
          <span className={styles.time}>
            <EventTime event={event} now={now} by={isGrouped ? 'hours' : undefined} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function EventLines(props: EventLinesProps) {
  return <Lines {...props} isGrouped={false} />;
}

export function GroupedEventLines({ events, now }: Omit<EventLinesProps, 'about'>) {
  return EVENT_GROUPS.map((group) => {
    const those = events.filter(({ created_at: at }) => eventGroup(at, now) === group);
    if (those.length === 0) return null;
    return (
      <section key={group} aria-label={group}>
        <h3 className={styles.group}>{group}</h3>
        <Lines events={those} now={now} isGrouped />
      </section>
    );
  });
}

export function EventLinesSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={styles.lines} {...outline}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton width="long" />
        </li>
      ))}
    </ul>
  );
}
