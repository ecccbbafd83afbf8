import { monthlyPrices } from '@mocks/provider/price-list';
import { isGone } from '@mocks/provider/usage';
import type { World } from '@mocks/provider/world';

const hour = 3_600_000;

/** Hours that a monthly price covers (docs/product/billing.md#monthly). */
const HOURS_A_MONTH = 730;

const gigabyte = 1024 ** 3;

/** A resource that costs something. `label` is its name on the bill, `monthly` in pounds. */
interface Cost {
  id: string;
  label: string;
  since: string;
  monthly: number;
}

/** An account's costs now, by category. The simulation does not bill deleted resources. */
function costsOf(world: World, account: string): Readonly<Record<string, readonly Cost[]>> {
  const price = monthlyPrices(world);
  const here = <Row extends { status: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ status }) => !isGone(status));
  return {
    'Cloud Servers': world.server
      .by('account', account)
      .filter(({ status }) => status === 'active')
      .map(({ id, server_type, created_at: since }) => {
        const { name: label } = world.server_type.need(server_type);
        return { id, label, since, monthly: price(server_type) };
      }),
    'Block Storage': here(world.volume.by('account', account))
      .filter(({ storage_type: storage }) => storage === 'network')
      .map(({ id, size, created_at: since }) => {
        const gigabytes = size / gigabyte;
        const monthly = price('block_storage') * gigabytes;
        return { id, label: `${gigabytes} GB`, since, monthly };
      }),
    'Load Balancers': here(world.load_balancer.by('account', account)).map(
      ({ id, created_at: since }) => ({
        id,
        label: 'Load balancer',
        since,
        monthly: price('load_balancer'),
      }),
    ),
    'Cloud IPs': world.cloud_ip.by('account', account).map(({ id }) => ({
      id,
      label: 'Cloud IP',
      since: '',
      monthly: price('cloud_ip'),
    })),
    'Cloud SQL': here(world.database_server.by('account', account)).map(
      ({ id, database_server_type: type, created_at: since }) => {
        const { name: label } = world.database_type.need(type);
        return { id, label, since, monthly: price(type) };
      },
    ),
  };
}

interface CostCategory {
  readonly name: string;
  readonly items: readonly { amount: number; name: string; label: string; pence: number }[];
}

/** An account's usage between two times in milliseconds: hours and pence, by category. */
export function usageOf(
  world: World,
  account: string,
  begins: number,
  ends: number,
): readonly CostCategory[] {
  const itemOf = ({ id, label, since, monthly }: Cost) => {
    const from = Math.max(begins, Date.parse(since) || 0);
    const amount = Math.max(0, Math.ceil((ends - from) / hour));
    return { amount, name: id, label, pence: Math.round((amount / HOURS_A_MONTH) * monthly * 100) };
  };
  return Object.entries(costsOf(world, account))
    .map(([name, costs]) => ({ name, items: costs.map(itemOf) }))
    .filter(({ items }) => items.length > 0);
}

export const totalOf = (categories: readonly CostCategory[]): number =>
  categories.flatMap(({ items }) => items).reduce((sum, { pence }) => sum + pence, 0);

/** The same time a month later, or on that month's last day if it is shorter. */
export function monthAfter(iso: string): number {
  const from = new Date(iso);
  const to = new Date(iso);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.getTime();
}
