import { addMonths, differenceInCalendarDays } from 'date-fns';
import { formatDay } from '@/lib/dates';
import { countedNouns } from '@/lib/text';

/** Days left from which the words change (spec 1 §9). */
const SOON_DAYS = 14;

const DAYS = { singular: 'day', plural: 'days' };

export interface Trial {
  /** In milliseconds. */
  readonly end: number;
  /** Whole days of the calendar; none on the last one. */
  readonly daysLeft: number;
}

/**
 * Returns an account's free trial, a month from `createdAt` (spec 1 §1); undefined once it is over.
 */
export function trialOf(createdAt: string | null | undefined, now: number): Trial | undefined {
  if (!createdAt) return undefined;
  const end = addMonths(new Date(createdAt), 1).getTime();
  if (Number.isNaN(end) || end <= now) return undefined;
  return { end, daysLeft: differenceInCalendarDays(end, now) };
}

export function trialWords(createdAt: string | null | undefined, now: number): string | undefined {
  const trial = trialOf(createdAt, now);
  if (trial === undefined) return undefined;
  const { end, daysLeft } = trial;
  const day = formatDay(end);
  if (daysLeft > SOON_DAYS) {
    return `Your free trial lasts until ${day}. You pay only for what its credit does not cover.`;
  }
  const when = daysLeft === 0 ? 'today' : `in ${countedNouns(daysLeft, DAYS)}, on ${day}`;
  return `Your free trial ends ${when}, and your first invoice comes about then.`;
}

export function trialLabel({ daysLeft }: Trial): string {
  return daysLeft === 0
    ? 'Free trial, its last day'
    : `Free trial, ${countedNouns(daysLeft, DAYS)} left`;
}
