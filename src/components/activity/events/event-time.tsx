import {
  formatDate,
  formatSince,
  formatTimeOfDay,
  formatUtc,
  relativeTime,
  timeOf,
} from '@/lib/dates';
import { eventGroup } from '@/model/event/groups';
import type { EventRecord } from '@/model/event/record';
import { Time } from '@/ui/time';

interface EventTimeProps {
  readonly event: EventRecord;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /**
   * What is told of today is the hour; `hours`, below the heading of its day, does so of yesterday too.
   * Without either it is told how long ago it was.
   */
  readonly by?: 'hours' | 'dates' | undefined;
}

/** In which what has happened is 'just now'. */
const JUST_NOW_MS = 60_000;

function words(iso: string, now: number, by: EventTimeProps['by']): string {
  const time = timeOf(iso);
  if (now - time < JUST_NOW_MS) return 'just now';
  if (by === undefined) return relativeTime(iso, now);
  const group = eventGroup(iso, now);
  const isHour = group === 'Today' || (group === 'Yesterday' && by === 'hours');
  return isHour ? formatTimeOfDay(time) : formatSince(iso, now);
}

/** When it happened. */
export function EventTime({ event, now, by }: EventTimeProps) {
  const { created_at: iso } = event;
  if (!iso) return <span className="muted">–</span>;
  return (
    <Time iso={iso} exact={`${formatDate(iso)} (${formatUtc(iso)})`}>
      {words(iso, now, by)}
    </Time>
  );
}
