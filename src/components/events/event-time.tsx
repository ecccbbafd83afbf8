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
  /** Under the heading of its group, where the hour is enough of today and yesterday. */
  readonly isGrouped?: boolean | undefined;
}

/** In which what has happened is 'just now'. */
const JUST_NOW_MS = 60_000;

function words(iso: string, now: number, isGrouped: boolean): string {
  const time = timeOf(iso);
  if (now - time < JUST_NOW_MS) return 'just now';
  if (!isGrouped) return relativeTime(iso, now);
  const group = eventGroup(iso, now);
  return group === 'Today' || group === 'Yesterday' ? formatTimeOfDay(time) : formatSince(iso, now);
}

/** When it happened. */
export function EventTime({ event, now, isGrouped = false }: EventTimeProps) {
  const { created_at: iso } = event;
  if (!iso) return <span className="muted">–</span>;
  return (
    <Time iso={iso} exact={`${formatDate(iso)} (${formatUtc(iso)})`}>
      {words(iso, now, isGrouped)}
    </Time>
  );
}
