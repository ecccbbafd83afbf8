import { addMonths, differenceInCalendarDays } from 'date-fns';
import { formatDay, formatShortDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { countedNouns } from '@/lib/text';
import type { Billing } from './billing';
import { periodBefore, usageGroups } from './usage';

interface KindCost {
  readonly name: string;
  /** Pounds. */
  readonly price: number | undefined;
}

/** This period's costs in a few lines; sums are pounds. */
export interface PeriodSummary {
  readonly spent: number | undefined;
  readonly projected: number | undefined;
  readonly kinds: readonly KindCost[];
  readonly since: string | undefined;
  readonly outlook: string | undefined;
  /** Shares of the projected cost or the credit, whichever is larger. */
  readonly shares: { readonly spent: number; readonly projected: number } | undefined;
}

/** Most lines of kinds. The cheapest share the last one. */
const MOST_KINDS = 5;

/** Formats milliseconds as a day in UTC, as the provider counts days. */
const dayAt = (time: number) => formatShortDay(new Date(time).toISOString().slice(0, 10));

function dearest(kinds: readonly KindCost[]): readonly KindCost[] {
  const sorted = kinds.toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0));
  if (sorted.length <= MOST_KINDS) return sorted;
  const rest = sorted.slice(MOST_KINDS - 1);
  const price = sumOf(rest.map((each) => each.price));
  return [...sorted.slice(0, MOST_KINDS - 1), { name: 'Everything else', price }];
}

function besideCredit(coming: number, credit: number | null | undefined): string {
  if (credit === null || credit === undefined) return '';
  return coming <= credit ? ', within the credit' : ', more than the credit';
}

export function periodSummary(billing: Billing, now: number): PeriodSummary | undefined {
  const { usage, nextBillingDate, signupCredit } = billing;
  if (usage === undefined) return undefined;
  const period = periodBefore(nextBillingDate, now);
  const { groups, price: spent, projected } = usageGroups(usage, period, now);
  const kinds = dearest(groups.map(({ name, price }) => ({ name, price })));
  const since = period && `${dayAt(period.begins)} to ${dayAt(now)}`;
  if (period === undefined || spent === undefined || projected === undefined) {
    return { spent, projected, kinds, since, outlook: undefined, shares: undefined };
  }
  const most = Math.max(projected, signupCredit ?? 0);
  return {
    spent,
    projected,
    kinds,
    since,
    outlook: `${formatMoney(projected)} by ${dayAt(period.ends)}${besideCredit(projected, signupCredit)}`,
    shares: most > 0 ? { spent: spent / most, projected: projected / most } : undefined,
  };
}

/** Days left from which the words change (docs/product/billing.md#trial-words). */
const SOON_DAYS = 14;

const DAYS = { singular: 'day', plural: 'days' };

interface Trial {
  /** In milliseconds. */
  readonly end: number;
  /** Whole days of the calendar; none on the last one. */
  readonly daysLeft: number;
}

/**
 * Returns an account's free trial, a month from `createdAt` (docs/product/billing.md#trial).
 * Undefined once it is over.
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
    return `Your free trial lasts until ${day}. You only pay for usage beyond its credit.`;
  }
  const when = daysLeft === 0 ? 'today' : `in ${countedNouns(daysLeft, DAYS)}, on ${day}`;
  return `Your free trial ends ${when}. Your first invoice arrives about then.`;
}
