import type { World } from '@mocks/provider/world';

/** An entry of the public pricing list, in pounds a month: fixed, or for each GB. */
interface Price {
  id?: string;
  service?: string;
  monthly?: number;
  per_gig?: number;
}

const services: readonly Price[] = [
  { service: 'block_storage', per_gig: 0.1 },
  { service: 'snapshots', per_gig: 0.05 },
  { service: 'orbit', per_gig: 0.04 },
  { service: 'windows_licence', monthly: 14.6 },
  { service: 'cloud_ip', monthly: 2 },
  { service: 'load_balancer', monthly: 20 },
];

/** Pounds a month for a GB of RAM, and for a GB of local disk. */
const ramPrice = 7;
const diskPrice = 0.1;

/** MiB of RAM of the largest database type with a price. */
const largestPriced = 16_384;

const pence = (pounds: number): number => Math.round(pounds * 100) / 100;

/**
 * `pricing.json`: an array of `{id or service, monthly, per_gig}`
 * (docs/product/billing.md#price-list). Experimental types have no price yet.
 */
export function priceList(world: World): Price[] {
  const servers = world.server_type
    .all()
    .filter(({ status }) => status !== 'experimental')
    .map(({ id, ram, disk_size }) => ({
      id,
      monthly: pence((ram * ramPrice + disk_size * diskPrice) / 1024),
    }));
  const databases = world.database_type
    .all()
    .filter(({ ram }) => ram <= largestPriced)
    .map(({ id, ram }) => ({ id, monthly: pence((ram / 1024) * 2 * ramPrice) }));
  return [...servers, ...databases, ...services];
}

/**
 * Looks up pounds a month by a type's id or a service's name: fixed, or for a GB. Returns 0 without
 * a price.
 */
export function monthlyPrices(world: World): (name: string) => number {
  const prices = new Map(
    priceList(world).map(({ id, service, monthly, per_gig }) => [
      id ?? service,
      monthly ?? per_gig ?? 0,
    ]),
  );
  return (name) => prices.get(name) ?? 0;
}
