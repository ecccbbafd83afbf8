import { timeOf } from '@/lib/dates';

export const EVENT_GROUPS = ['Today', 'Yesterday', 'Last week', 'Last month', 'Older'] as const;

export type EventGroup = (typeof EVENT_GROUPS)[number];

function dayBefore(day: Date, days: number): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - days).getTime();
}

/** The same day of the month before, or the last one that it has. */
function monthBefore(day: Date): number {
  const last = new Date(day.getFullYear(), day.getMonth(), 0).getDate();
  return new Date(day.getFullYear(), day.getMonth() - 1, Math.min(day.getDate(), last)).getTime();
}

/**
 * Returns the group of a time, by the reader's calendar. The week and the month end today, so that
 * nothing falls between them. A missing or unreadable time is the oldest
 * (docs/product/events.md#group-bounds).
 */
export function eventGroup(iso: string | null | undefined, now: number): EventGroup {
  const time = timeOf(iso);
  const day = new Date(now);
  if (time >= dayBefore(day, 0)) return 'Today';
  if (time >= dayBefore(day, 1)) return 'Yesterday';
  if (time >= dayBefore(day, 7)) return 'Last week';
  return time >= monthBefore(day) ? 'Last month' : 'Older';
}

/** Returns the reader's day of a time, as in the address: `2026-11-23`. */
export function eventDay(iso: string | null | undefined): string {
  const day = new Date(timeOf(iso));
  const digits = (part: number) => String(part).padStart(2, '0');
  return `${String(day.getFullYear())}-${digits(day.getMonth() + 1)}-${digits(day.getDate())}`;
}
