import type { Core } from '@mocks/provider/core';
import { monthAfter, totalOf, usageOf } from '@mocks/provider/costs';
import type { AccountRow, InvoiceRow } from '@mocks/provider/rows';
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
  const categories = usageOf(core.world, account.id, begins, core.clock.now());
  return {
    totalAmount: pounds(totalOf(categories)),
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
