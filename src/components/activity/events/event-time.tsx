import {
  formatDate,
  formatSince,
  formatTimeOfDay,
  formatUtc,
  relativeTime,
  timeOf,
} from '@/lib/dates';
import { eventGroup } from '@/model/event/groups';
import type { EventRecord } from '@/model/records/people';
import { Time } from '@/ui/time';

interface EventTimeProps {
  readonly event: EventRecord;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /**
   * Shows today's events by the time of day; `hours`, for lists under day headings, yesterday's
   * too. Without either it shows how long ago the event was.
   */
  readonly by?: 'hours' | 'dates' | undefined;
}

const JUST_NOW_MS = 60_000;

function words(iso: string, now: number, by: EventTimeProps['by']): string {
  const time = timeOf(iso);
  if (now - time < JUST_NOW_MS) return 'just now';
  if (by === undefined) return relativeTime(iso, now);
  const group = eventGroup(iso, now);
  const isHour = group === 'Today' || (group === 'Yesterday' && by === 'hours');
  return isHour ? formatTimeOfDay(time) : formatSince(iso, now);
}

export function EventTime({ event, now, by }: EventTimeProps) {
  const { created_at: iso } = event;
  if (!iso) return <span className="muted">–</span>;
  return (
    <Time iso={iso} exact={`${formatDate(iso)} (${formatUtc(iso)})`}>
      {words(iso, now, by)}
    </Time>
  );
}
