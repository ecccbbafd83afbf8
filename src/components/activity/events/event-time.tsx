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
import { words } from '../words';

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

function shownTime(iso: string, now: number, by: EventTimeProps['by']): string {
  const time = timeOf(iso);
  if (now - time < JUST_NOW_MS) return words.events.justNow;
  if (by === undefined) return relativeTime(iso, now);
  const group = eventGroup(iso, now);
  const isHour = group === 'Today' || (group === 'Yesterday' && by === 'hours');
  return isHour ? formatTimeOfDay(time) : formatSince(iso, now);
}

export function EventTime({ event, now, by }: EventTimeProps) {
  const { created_at: iso } = event;
  if (!iso) return <span className="muted">–</span>;
  return (
    <Time iso={iso} exact={words.events.exactTime(formatDate(iso), formatUtc(iso))}>
      {shownTime(iso, now, by)}
    </Time>
  );
}
