import type { UsageItem } from './billing';

const HOUR_MS = 3_600_000;

/** A billing period, in milliseconds. */
export interface Period {
  readonly begins: number;
  readonly ends: number;
}

/** The same day of the month before, or its last; of days in UTC. */
function monthBefore(time: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(date.getUTCDate(), last));
}

/** The month before the next bill; undefined where that is not known, or is over. */
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
 * What a resource comes to by the end of the period if it runs on, in pounds: for each hour left what it
 * has cost an hour. No source says that an amount is hours; one that cannot be is passed over for the
 * hours of the period.
 */
export function projectedPrice(
  { amount = 0, price }: Pick<UsageItem, 'amount' | 'price'>,
  { begins, ends }: Period,
  now: number,
): number | undefined {
  if (price === undefined) return undefined;
  const past = Math.max(1, Math.ceil((now - begins) / HOUR_MS));
  const hours = amount > 0 && amount <= past ? amount : past;
  return price + (price / hours) * ((ends - now) / HOUR_MS);
}
