import * as v from 'valibot';
import { entryOf } from '@/lib/entry-of';
import { number } from '@/model/number';

/** Spec 2 §1, the tooltip of 'n/a'. */
export const NO_PRICE_REASON = 'Pricing information for this item is currently unavailable.';

const entry = v.object({
  id: v.optional(v.string()),
  service: v.optional(v.string()),
  monthly: v.optional(v.nullable(number)),
  per_gig: v.optional(v.nullable(number)),
});

/** Pounds a month; a GB is 1024³ bytes. */
interface Rate {
  readonly monthly?: number;
  readonly perGigabyte?: number;
}

/** Public prices by an item's id or a service's name. */
export type PriceList = Readonly<Record<string, Rate>>;

export const NO_PRICES: PriceList = {};

/** Reads the public price list (spec 2 §1). It never throws: invalid entries are skipped. */
export function readPriceList(raw: unknown): PriceList {
  if (!Array.isArray(raw)) return NO_PRICES;
  const rates: [string, Rate][] = [];
  for (const item of raw as readonly unknown[]) {
    const read = v.safeParse(entry, item);
    if (!read.success) continue;
    const { id, service, monthly, per_gig: perGigabyte } = read.output;
    const rate: Rate = {
      ...(typeof monthly === 'number' ? { monthly } : {}),
      ...(typeof perGigabyte === 'number' ? { perGigabyte } : {}),
    };
    for (const key of [id, service]) if (key !== undefined) rates.push([key, rate]);
  }
  return Object.fromEntries(rates);
}

export function rateOf(
  list: PriceList,
  ...names: readonly (string | null | undefined)[]
): Rate | undefined {
  const found = names.find((name) => typeof name === 'string' && Object.hasOwn(list, name));
  return typeof found === 'string' ? entryOf(list, found) : undefined;
}
