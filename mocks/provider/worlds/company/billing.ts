import type { Clock } from '@mocks/provider/clock';
import { monthAfter, totalOf, usageOf } from '@mocks/provider/costs';
import type { World } from '@mocks/provider/world';
import { FREELANCER, SHOP } from '@mocks/provider/worlds/company/people';
import { dateOf } from '@mocks/provider/worlds/company/times';

/** Most months that have an invoice. */
const MONTHS = 14;

/** Days from an invoice to its due date. */
const DUE = 14;

const DAY = 86_400_000;

/** The first instants of the last months, this one's first. */
function firstsOfMonths(clock: Clock): readonly number[] {
  const today = new Date(clock.now());
  return Array.from({ length: MONTHS }, (_, index) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - index, 1),
  );
}

/**
 * Bills each past month for its usage, at today's prices. If an account is behind, the invoice that
 * was due last and those after it are open. They make its balance.
 */
function billMonths(world: World, clock: Clock, account: string, isBehind: boolean): void {
  const trialEnds = monthAfter(world.account.need(account).created_at);
  let isOpen = isBehind;
  let open = 0;
  for (const [index, ends] of firstsOfMonths(clock).entries()) {
    const last = new Date(ends);
    const begins = Math.max(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 1, 1), trialEnds);
    if (begins >= ends) continue;
    const due = ends + DUE * DAY;
    const total = totalOf(usageOf(world, account, begins, ends));
    const balance = isOpen ? total : 0;
    open += balance;
    if (dateOf(due) < dateOf(clock.now())) isOpen = false;
    world.invoice.put({
      id: `inv-${account.slice(4, 7)}${String(MONTHS - index).padStart(2, '0')}`,
      account,
      number: `INV-${dateOf(ends).slice(0, 7).replace('-', '')}-${account.slice(4).toUpperCase()}`,
      createdOn: dateOf(ends),
      dueOn: dateOf(due),
      total,
      balance,
    });
  }
  if (open > 0) world.account.patch(account, { balance: open, status: 'overdue' });
}

export function addInvoices(world: World, clock: Clock): void {
  billMonths(world, clock, SHOP, true);
  billMonths(world, clock, FREELANCER, false);
}
