import { counted } from './text';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function dayOf(date: Date): string {
  return `${String(date.getDate())} ${MONTHS[date.getMonth()] ?? ''}`;
}

function fullDayOf(date: Date): string {
  return `${dayOf(date)} ${String(date.getFullYear())}`;
}

function clock(hours: number, minutes: number): string {
  return `${String(hours)}:${String(minutes).padStart(2, '0')}`;
}

function clockOf(date: Date): string {
  return clock(date.getHours(), date.getMinutes());
}

/** Converts ISO 8601 to milliseconds; missing or invalid times are the epoch. */
export function timeOf(iso: string | null | undefined): number {
  const time = iso ? Date.parse(iso) : 0;
  return Number.isNaN(time) ? 0 : time;
}

/**
 * ISO 8601 of milliseconds; undefined past all dates (ECMA-262 §21.4.1.1), where a `Date` would
 * throw.
 */
export function isoOf(time: number): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Formats local time: '7 Mar 2026 9:05'. */
export function formatDate(iso: string | null | undefined): string {
  const date = new Date(timeOf(iso));
  return `${fullDayOf(date)} ${clockOf(date)}`;
}

/** Formats the local day of milliseconds: '7 Mar'. */
export function formatDay(time: number): string {
  return dayOf(new Date(time));
}

/** Formats a day without a time, `2026-03-07`: '7 Mar 2026'. */
export function formatCalendarDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return fullDayOf(new Date(year ?? 0, (month ?? 1) - 1, date ?? 1));
}

export function formatShortDay(day: string): string {
  return formatCalendarDay(day).replace(/ \d+$/, '');
}

/** Formats a month, `2030-04`: 'Apr 2030'. */
export function formatMonth(month: string): string {
  const [year = '', number] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`;
}

export function formatTimeOfDay(time: number): string {
  return clockOf(new Date(time));
}

/**
 * Formats when something was done, in a sentence: 'at 9:05' of today, else 'on 7 Mar 2026 at 9:05'.
 */
export function formatWhen(time: number, now = Date.now()): string {
  const [date, today] = [new Date(time), new Date(now)];
  const day = date.toDateString() === today.toDateString() ? '' : `on ${fullDayOf(date)} `;
  return `${day}at ${clockOf(date)}`;
}

/**
 * Formats local time for a narrow place: '7 Mar 9:05', with the year instead where it is another.
 */
export function formatSince(iso: string | null | undefined, now: number): string {
  const date = new Date(timeOf(iso));
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return isThisYear ? `${dayOf(date)} ${clockOf(date)}` : fullDayOf(date);
}

/** Formats UTC: '7 Mar 2026 9:05 UTC'. */
export function formatUtc(iso: string | null | undefined): string {
  const time = new Date(timeOf(iso));
  // Every local day has a noon, but perhaps not this hour.
  const noon = new Date(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), 12);
  return `${fullDayOf(noon)} ${clock(time.getUTCHours(), time.getUTCMinutes())} UTC`;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;

const UNITS: readonly (readonly [unit: string, lasts: number])[] = [
  ['year', YEAR_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
];

/**
 * Formats milliseconds in the largest unit that they fill: '5 hours'. A rounded number that fills
 * the next larger unit is one of that.
 */
function lasting(distance: number): string {
  const at = UNITS.findIndex(([, lasts]) => distance >= lasts);
  const [unit, lasts] = UNITS.at(at) ?? ['second', SECOND_MS];
  const count = Math.round(distance / lasts);
  const [larger, fill] = UNITS[at - 1] ?? [unit, Infinity];
  return count >= Math.floor(fill / lasts) ? counted(1, larger) : counted(count, unit);
}

/** Formats a distance from `now` (milliseconds): '5 minutes ago', 'in 2 days'. */
export function relativeTime(iso: string | null | undefined, now: number): string {
  const time = timeOf(iso);
  // By a clock that is a little behind, what was just made would be yet to come.
  if (now - time < SECOND_MS && time - now < MINUTE_MS) return 'just now';
  const distance = lasting(Math.abs(now - time));
  return time > now ? `in ${distance}` : `${distance} ago`;
}

export function elapsed(iso: string | null | undefined, now: number): string {
  const past = now - timeOf(iso);
  const inDays = past >= DAY_MS && past < YEAR_MS;
  return inDays ? counted(Math.round(past / DAY_MS), 'day') : lasting(Math.abs(past));
}
