import { formatDate, formatDay, formatSince, formatTimeOfDay } from '@/lib/dates';

interface RowTimeProps {
  /** Both in milliseconds since the epoch. */
  readonly time: number;
  readonly now: number;
}

/** '9:05', with the day if it is not today. */
export function RowTime({ time, now }: RowTimeProps) {
  const iso = new Date(time).toISOString();
  const isToday = formatDay(time) === formatDay(now);
  return (
    <time dateTime={iso} title={formatDate(iso)}>
      {isToday ? formatTimeOfDay(time) : formatSince(iso, now)}
    </time>
  );
}
