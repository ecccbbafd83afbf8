import { formatDistanceStrict, lightFormat } from 'date-fns';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Formats local time; `MMM` is the month's name. The library's own `format` is large. */
function format(time: number | Date, pattern: string): string {
  const month = MONTHS[new Date(time).getMonth()] ?? '';
  return lightFormat(time, pattern.replace('MMM', `'${month}'`));
}

/** Spec 1 §9. */
const DAY = 'd MMM yyyy';
const TIME = 'H:mm';
const FORMAT = `${DAY} ${TIME}`;

/** Converts ISO 8601 to milliseconds; missing or invalid times are the epoch (spec 1 §3). */
export function timeOf(iso: string | null | undefined): number {
  const time = iso ? Date.parse(iso) : 0;
  return Number.isNaN(time) ? 0 : time;
}

/** Formats local time: '7 Mar 2026 9:05'. */
export function formatDate(iso: string | null | undefined): string {
  return format(timeOf(iso), FORMAT);
}

/** Formats the local day of milliseconds: '7 Mar'. */
export function formatDay(time: number): string {
  return format(time, 'd MMM');
}

/** Formats the local time of milliseconds: '9:05'. */
export function formatTimeOfDay(time: number): string {
  return format(time, TIME);
}

/** Formats local time for a narrow place: '7 Mar 9:05', with the year instead where it is another. */
export function formatSince(iso: string | null | undefined, now: number): string {
  const time = timeOf(iso);
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return format(time, isThisYear ? `d MMM ${TIME}` : DAY);
}

/** Formats UTC: '7 Mar 2026 9:05 UTC'. */
export function formatUtc(iso: string | null | undefined): string {
  const time = new Date(timeOf(iso));
  // Every local day has a noon, but perhaps not this hour.
  const noon = new Date(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), 12);
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return `${format(noon, DAY)} ${String(time.getUTCHours())}:${minutes} UTC`;
}

/** Formats a distance from `now` (milliseconds): '5 minutes ago', 'in 2 days'. */
export function relativeTime(iso: string | null | undefined, now: number): string {
  const time = timeOf(iso);
  if (Math.abs(now - time) < 1000) return 'just now';
  return formatDistanceStrict(time, now, { addSuffix: true });
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** Formats the time until `now` (milliseconds): '5 hours', '41 days', '2 years'. */
export function elapsed(iso: string | null | undefined, now: number): string {
  const time = timeOf(iso);
  const past = now - time;
  const inDays = past >= DAY_MS && past < YEAR_MS;
  return formatDistanceStrict(time, now, inDays ? { unit: 'day' } : {});
}
