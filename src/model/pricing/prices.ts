import * as v from 'valibot';
import { hourly } from '@/lib/money';
import { GIGABYTE } from '@/lib/sizes';
import { entryOf } from '@/lib/values';
import { number } from '@/model/number';
import type { Records } from '@/model/records/records';
import { isWindows } from '@/model/windows';

/** The tooltip of 'n/a'. */
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

/** Reads the public price list (docs/product/billing.md#price-list). Never throws. */
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

/** Names of services in the price list, assumed (docs/product/billing.md#services). */
export const SERVICES = {
  windows: 'windows_licence',
  blockStorage: 'block_storage',
  snapshots: 'snapshots',
  cloudIp: 'cloud_ip',
  loadBalancer: 'load_balancer',
} as const;

/** Pounds; an hour is a 730th of a month (docs/product/billing.md#monthly). */
export interface Price {
  readonly monthly: number;
  readonly hourly: number;
}

export function price(monthly: number | undefined): Price | undefined {
  return monthly === undefined ? undefined : { monthly, hourly: hourly(monthly) };
}

export function total(prices: readonly (Price | undefined)[]): Price | undefined {
  let monthly = 0;
  for (const one of prices) {
    if (one === undefined) return undefined;
    monthly += one.monthly;
  }
  return price(monthly);
}

export function times(one: Price | undefined, count: number): Price | undefined {
  return one === undefined ? undefined : price(one.monthly * count);
}

export function serverTypePrice(
  list: PriceList,
  type: Pick<Records['server_type'], 'id' | 'handle'>,
): Price | undefined {
  return price(rateOf(list, type.id, type.handle)?.monthly);
}

export function databaseTypePrice(
  list: PriceList,
  { id }: Pick<Records['database_type'], 'id'>,
): Price | undefined {
  return price(rateOf(list, id)?.monthly);
}

export function windowsPrice(list: PriceList): Price | undefined {
  return price(rateOf(list, SERVICES.windows)?.monthly);
}

export function cloudIpPrice(list: PriceList): Price | undefined {
  return price(rateOf(list, SERVICES.cloudIp)?.monthly);
}

export function loadBalancerPrice(list: PriceList): Price | undefined {
  return price(rateOf(list, SERVICES.loadBalancer)?.monthly);
}

function perGigabyte(list: PriceList, service: string, bytes: number): Price | undefined {
  const rate = rateOf(list, service)?.perGigabyte;
  return price(rate === undefined ? undefined : (rate * bytes) / GIGABYTE);
}

/** The price of a volume in bytes; local storage is included in the server. */
export function volumePrice(
  list: PriceList,
  { size, storage_type: storage }: Pick<Records['volume'], 'size' | 'storage_type'>,
): Price | undefined {
  if (storage === 'local') return price(0);
  if (size === undefined || storage === undefined) return undefined;
  return perGigabyte(list, SERVICES.blockStorage, size);
}

/** The price of snapshots by their size in bytes. */
export function snapshotPrice(list: PriceList, bytes: number): Price | undefined {
  return perGigabyte(list, SERVICES.snapshots, bytes);
}

export interface CostLine {
  readonly label: string;
  readonly price: Price | undefined;
}

type Type = Pick<Records['server_type'], 'id' | 'handle'>;
type Image = Pick<Records['image'], 'name' | 'licence_name'> | undefined;

export function serverCosts(list: PriceList, type: Type, image: Image): readonly CostLine[] {
  const own = { label: 'Server', price: serverTypePrice(list, type) };
  if (image === undefined || !isWindows(image)) return [own];
  return [own, { label: 'Windows licence', price: windowsPrice(list) }];
}

export function serverPrice(list: PriceList, type: Type, image: Image): Price | undefined {
  return total(serverCosts(list, type, image).map((line) => line.price));
}
