import { formatDistanceStrict, lightFormat } from 'date-fns';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * A moment in the reader's zone by a pattern of numbers, with `MMM` for the month's name. The library's
 * own `format` brings every pattern that there is.
 */
function format(time: number | Date, pattern: string): string {
  const month = MONTHS[new Date(time).getMonth()] ?? '';
  return lightFormat(time, pattern.replace('MMM', `'${month}'`));
}

/** Spec 1 §9. */
const DAY = 'd MMM yyyy';
const TIME = 'H:mm';
const FORMAT = `${DAY} ${TIME}`;

/**
 * Milliseconds since the epoch of an ISO 8601 text. A time that is missing or none at all reads as
 * the epoch itself (spec 1 §3).
 */
export function timeOf(iso: string | null | undefined): number {
  const time = iso ? Date.parse(iso) : 0;
  return Number.isNaN(time) ? 0 : time;
}

/** A time in the reader's zone: '7 Mar 2026 9:05'. */
export function formatDate(iso: string | null | undefined): string {
  return format(timeOf(iso), FORMAT);
}

/** A time's day in the reader's zone, on an axis of days: '7 Mar'. `time` is milliseconds. */
export function formatDay(time: number): string {
  return format(time, 'd MMM');
}

/** A time of day in the reader's zone: '9:05'. `time` is milliseconds. */
export function formatTimeOfDay(time: number): string {
  return format(time, TIME);
}

/** A time in UTC: '7 Mar 2026 9:05 UTC'. */
export function formatUtc(iso: string | null | undefined): string {
  const time = new Date(timeOf(iso));
  // Noon is there on every day of every zone; the UTC hour may not be.
  const noon = new Date(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), 12);
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return `${format(noon, DAY)} ${String(time.getUTCHours())}:${minutes} UTC`;
}

/** How long ago, or how far ahead: '5 minutes ago', 'in 2 days'. `now` is milliseconds. */
export function relativeTime(iso: string | null | undefined, now: number): string {
  const time = timeOf(iso);
  if (Math.abs(now - time) < 1000) return 'just now';
  return formatDistanceStrict(time, now, { addSuffix: true });
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** How much time has gone by since then: '5 hours', '41 days', '2 years'. `now` is milliseconds. */
export function elapsed(iso: string | null | undefined, now: number): string {
  const time = timeOf(iso);
  const past = now - time;
  const inDays = past >= DAY_MS && past < YEAR_MS;
  return formatDistanceStrict(time, now, inDays ? { unit: 'day' } : {});
}
