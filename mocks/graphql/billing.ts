import type { Core } from '@mocks/provider/core';
import { monthlyPrices } from '@mocks/provider/price-list';
import type { AccountRow, InvoiceRow } from '@mocks/provider/rows';
import { isGone } from '@mocks/provider/usage';
import type { World } from '@mocks/provider/world';
import type { Asked } from '@mocks/graphql/asked';

/** Pence as decimal pounds. */
const pounds = (pence: number): string => (pence / 100).toFixed(2);

const invoice = (row: InvoiceRow, today: string, origin: string) => ({
  ...row,
  total: pounds(row.total),
  balance: pounds(row.balance),
  status: row.balance <= 0 ? 'PAID' : row.dueOn < today ? 'OVERDUE' : 'UNPAID',
  downloadUrl: `${origin}/invoices/${row.id}`,
});

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

/** The same time a month later, or on that month's last day if it is shorter. */
function monthAfter(iso: string): number {
  const from = new Date(iso);
  const to = new Date(iso);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.getTime();
}

/**
 * The billing period in milliseconds since 1970. The first is the trial's month. Then come the rest
 * of that calendar month and each full calendar month.
 */
function periodOf({ clock }: Core, { created_at: created }: AccountRow) {
  const trialEnds = monthAfter(created);
  if (clock.now() < trialEnds) return { begins: Date.parse(created), ends: trialEnds };
  const today = new Date(clock.now());
  const first = (month: number) => Date.UTC(today.getUTCFullYear(), month, 1);
  const begins = Math.max(first(today.getUTCMonth()), trialEnds);
  return { begins, ends: first(today.getUTCMonth() + 1) };
}

/** An account's usage in this period so far, in hours and pounds. */
function activityOf(core: Core, account: AccountRow) {
  const { begins } = periodOf(core, account);
  const itemOf = ({ id, label, since, monthly }: Cost) => {
    const from = Math.max(begins, Date.parse(since) || 0);
    const amount = Math.max(0, Math.ceil((core.clock.now() - from) / hour));
    return { amount, name: id, label, pence: Math.round((amount / HOURS_A_MONTH) * monthly * 100) };
  };
  const categories = Object.entries(costsOf(core.world, account.id))
    .map(([name, costs]) => ({ name, items: costs.map(itemOf) }))
    .filter(({ items }) => items.length > 0);
  const total = categories.flatMap(({ items }) => items).reduce((sum, { pence }) => sum + pence, 0);
  return {
    totalAmount: pounds(total),
    categories: categories.map(({ name, items }) => ({
      name,
      items: items.map(({ pence, ...item }) => ({ ...item, price: pounds(pence) })),
    })),
  };
}

/** An account's balance, card, credit, invoices, and usage in this period so far. */
export function billingOf({ core, origin }: Asked, account: AccountRow) {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    currentBalance: pounds(account.balance),
    billingMethod: account.card,
    signupCredit: account.signupCredit === null ? null : pounds(account.signupCredit),
    nextBillingDate: day(periodOf(core, account).ends),
    invoices: core.world.invoice
      .by('account', account.id)
      .map((row) => invoice(row, day(core.clock.now()), origin))
      .toSorted((one, other) => (one.createdOn < other.createdOn ? 1 : -1)),
    billingActivity: activityOf(core, account),
  };
}
