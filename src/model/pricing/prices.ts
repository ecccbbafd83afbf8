import { hourly } from '@/lib/money';
import { GIGABYTE } from '@/lib/sizes';
import { rateOf, type PriceList } from '@/model/pricing/price-list';
import type { Records } from '@/model/records/records';

/** Names of services in the price list, assumed: the specification gives none. */
export const SERVICES = {
  windows: 'windows_licence',
  blockStorage: 'block_storage',
  snapshots: 'snapshots',
  cloudIp: 'cloud_ip',
  loadBalancer: 'load_balancer',
} as const;

/** Pounds; an hour is a 730th of a month (spec 2 §1). */
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

/** The price of a volume in bytes; local storage is included in the server (spec 2 §9). */
export function volumePrice(
  list: PriceList,
  { size, storage_type: storage }: Pick<Records['volume'], 'size' | 'storage_type'>,
): Price | undefined {
  if (storage === 'local') return price(0);
  if (size === undefined || storage === undefined) return undefined;
  return perGigabyte(list, SERVICES.blockStorage, size);
}

/** The price of snapshots by their size in bytes (spec 2 §1). */
export function snapshotPrice(list: PriceList, bytes: number): Price | undefined {
  return perGigabyte(list, SERVICES.snapshots, bytes);
}
