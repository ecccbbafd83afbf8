import { sumOf } from '@/lib/numbers';
import type { Usage, UsageItem } from './billing';

const HOUR_MS = 3_600_000;

/** A billing period, in milliseconds. */
interface Period {
  readonly begins: number;
  readonly ends: number;
}

/** Returns the same day of the month before, or its last day, in UTC. */
function monthBefore(time: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(date.getUTCDate(), last));
}

export function periodBefore(
  nextBillingDate: string | null | undefined,
  now: number,
): Period | undefined {
  if (!nextBillingDate) return undefined;
  const ends = Date.parse(nextBillingDate);
  const begins = monthBefore(ends);
  return begins <= now && now < ends ? { begins, ends } : undefined;
}

/**
 * Projects a resource's price to the end of the period, in pounds, at its hourly cost so far. No
 * source says that an amount is in hours. An amount that cannot be is replaced by the hours of the
 * period so far.
 */
export function projectedPrice(
  { amount = 0, price }: Pick<UsageItem, 'amount' | 'price'>,
  { begins, ends }: Period,
  now: number,
): number | undefined {
  if (price === undefined) return undefined;
  const past = Math.max(1, Math.ceil((now - begins) / HOUR_MS));
  const hours = amount > 0 && amount <= past ? amount : past;
  // An hour that has begun is in the price, so that the projection is the same all through it.
  return price + (price / hours) * Math.floor((ends - now) / HOUR_MS);
}

export interface UsageRow extends UsageItem {
  /** Pounds by the end of the period; undefined if unknown. */
  readonly projected: number | undefined;
}

export interface UsageGroup {
  readonly name: string;
  readonly price: number | undefined;
  readonly projected: number | undefined;
  readonly rows: readonly UsageRow[] | undefined;
}

function byPrice(one: UsageRow, other: UsageRow): number {
  return (other.price ?? 0) - (one.price ?? 0);
}

export function usageGroups(
  { categories, total }: Usage,
  period: Period | undefined,
  now: number,
): Omit<UsageGroup, 'name' | 'rows'> & { readonly groups: readonly UsageGroup[] } {
  const groups = categories
    .filter(({ items }) => items === undefined || items.length > 0)
    .map(({ name, items }) => {
      if (items === undefined) {
        return { name, rows: undefined, price: undefined, projected: undefined };
      }
      const rows = items
        .map((item) => ({ ...item, projected: period && projectedPrice(item, period, now) }))
        .toSorted(byPrice);
      return {
        name,
        rows,
        price: sumOf(rows.map(({ price }) => price)),
        projected: sumOf(rows.map(({ projected }) => projected)),
      };
    });
  const projected = period && sumOf(groups.map((group) => group.projected));
  return { groups, price: total, projected };
}
