import { hourly } from '@/lib/money';
import { GIGABYTE } from '@/lib/sizes';
import { rateOf, type PriceList } from '@/model/pricing/price-list';
import type { Records } from '@/model/records';

/** What the pricing list calls what is no resource of its own. The specification gives no names. */
export const SERVICES = {
  windows: 'windows_licence',
  blockStorage: 'block_storage',
  snapshots: 'snapshots',
  cloudIp: 'cloud_ip',
} as const;

/** Pounds; an hour is a 730th of a month (spec 2 §1). */
export interface Price {
  readonly monthly: number;
  readonly hourly: number;
}

/** A price from pounds a month; undefined stays undefined: 'n/a'. */
export function price(monthly: number | undefined): Price | undefined {
  return monthly === undefined ? undefined : { monthly, hourly: hourly(monthly) };
}

/** The sum of prices; undefined as soon as one of them is. */
export function total(prices: readonly (Price | undefined)[]): Price | undefined {
  let monthly = 0;
  for (const one of prices) {
    if (one === undefined) return undefined;
    monthly += one.monthly;
  }
  return price(monthly);
}

/** A price so many times. */
export function times(one: Price | undefined, count: number): Price | undefined {
  return one === undefined ? undefined : price(one.monthly * count);
}

/** What a server of a type costs, without a licence or volumes of its own. */
export function serverTypePrice(
  list: PriceList,
  type: Pick<Records['server_type'], 'id' | 'handle'>,
): Price | undefined {
  return price(rateOf(list, type.id, type.handle)?.monthly);
}

/** The extra fee of a Windows server (spec 2 §1). */
export function windowsPrice(list: PriceList): Price | undefined {
  return price(rateOf(list, SERVICES.windows)?.monthly);
}

/** What a cloud IP costs. */
export function cloudIpPrice(list: PriceList): Price | undefined {
  return price(rateOf(list, SERVICES.cloudIp)?.monthly);
}

function perGigabyte(list: PriceList, service: string, bytes: number): Price | undefined {
  const rate = rateOf(list, service)?.perGigabyte;
  return price(rate === undefined ? undefined : (rate * bytes) / GIGABYTE);
}

/**
 * What a volume costs: network storage by the GB, local storage £0, since it is included in the
 * server (spec 2 §9). The size is bytes; undefined while that or the storage is unknown.
 */
export function volumePrice(
  list: PriceList,
  { size, storage_type: storage }: Pick<Records['volume'], 'size' | 'storage_type'>,
): Price | undefined {
  if (storage === 'local') return price(0);
  if (size === undefined || storage === undefined) return undefined;
  return perGigabyte(list, SERVICES.blockStorage, size);
}

/** What so many bytes of snapshots cost (spec 2 §1: by the GB and month). */
export function snapshotPrice(list: PriceList, bytes: number): Price | undefined {
  return perGigabyte(list, SERVICES.snapshots, bytes);
}
