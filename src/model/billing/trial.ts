import { addMonths, differenceInCalendarDays } from 'date-fns';
import { formatDay } from '@/lib/dates';
import { countedNouns } from '@/lib/text';

/** Spec 1 §9: with so many days left the words change. */
const SOON_DAYS = 14;

const DAYS = { singular: 'day', plural: 'days' };

/** Says how long a free trial still lasts, a month from `createdAt` (spec 1 §1); undefined once it is over. */
export function trialWords(createdAt: string | null | undefined, now: number): string | undefined {
  if (!createdAt) return undefined;
  const end = addMonths(new Date(createdAt), 1);
  if (Number.isNaN(end.getTime()) || end.getTime() <= now) return undefined;
  const day = formatDay(end.getTime());
  const left = differenceInCalendarDays(end, now);
  if (left > SOON_DAYS) {
    return `Your free trial lasts until ${day}. Your card is charged only for what its credit does not cover.`;
  }
  const when = left === 0 ? 'today' : `in ${countedNouns(left, DAYS)}, on ${day}`;
  return `Your free trial ends ${when}, and your first invoice comes then.`;
}
