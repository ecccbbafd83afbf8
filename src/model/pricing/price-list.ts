import * as v from 'valibot';

/** Spec 2 §1, word for word: the tooltip of 'n/a'. */
export const NO_PRICE_REASON = 'Pricing information for this item is currently unavailable.';

const entry = v.object({
  id: v.optional(v.string()),
  service: v.optional(v.string()),
  monthly: v.optional(v.nullable(v.number())),
  per_gig: v.optional(v.nullable(v.number())),
});

/** Pounds. `perGigabyte` is for a GB of 1024³ bytes a month. */
interface Rate {
  readonly monthly?: number;
  readonly perGigabyte?: number;
}

/** The public pricing list: rates by the id of an item or the name of a service. */
export type PriceList = Readonly<Record<string, Rate>>;

export const NO_PRICES: PriceList = {};

/**
 * Reads the public pricing list, an array of `{id or service, monthly, per_gig}` (spec 2 §1). Never
 * throws: an entry that is none is left out, any other answer is an empty list.
 */
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

/** The rate of the first of several names that the list knows; an id goes before its handle. */
export function rateOf(
  list: PriceList,
  ...names: readonly (string | null | undefined)[]
): Rate | undefined {
  const found = names.find((name) => typeof name === 'string' && Object.hasOwn(list, name));
  return typeof found === 'string' ? list[found] : undefined;
}
