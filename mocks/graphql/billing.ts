import type { Core } from '@mocks/provider/core';
import type { AccountRow, InvoiceRow } from '@mocks/provider/rows';

/** Pence as decimal pounds. */
const pounds = (pence: number): string => (pence / 100).toFixed(2);

const invoice = (row: InvoiceRow, today: string) => ({
  ...row,
  total: pounds(row.total),
  balance: pounds(row.balance),
  status: row.balance <= 0 ? 'PAID' : row.dueOn < today ? 'OVERDUE' : 'UNPAID',
  downloadUrl: `/invoices/${row.number}.pdf`,
});

/** An account's balance, card, credit and invoices; its activity is what the servers cost so far. */
export function billingOf(core: Core, account: AccountRow) {
  const { world } = core;
  const today = new Date(core.clock.now()).toISOString().slice(0, 10);
  const servers = world.server
    .by('account', account.id)
    .filter(({ status }) => status === 'active');
  const items = servers.map((server) => {
    const type = world.server_type.need(server.server_type);
    return { amount: 1, name: server.id, label: type.name, pence: Math.round(type.ram / 2) };
  });
  const total = items.reduce((sum, { pence }) => sum + pence, 0);
  const month = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + 1);
  return {
    currentBalance: pounds(account.balance),
    billingMethod: account.card,
    signupCredit: account.signupCredit === null ? null : pounds(account.signupCredit),
    nextBillingDate: month.toISOString().slice(0, 10),
    invoices: world.invoice
      .by('account', account.id)
      .map((row) => invoice(row, today))
      .toSorted((one, other) => (one.createdOn < other.createdOn ? 1 : -1)),
    billingActivity: {
      totalAmount: pounds(total),
      categories:
        items.length === 0
          ? []
          : [
              {
                name: 'Cloud Servers',
                items: items.map(({ pence, ...item }) => ({ ...item, price: pounds(pence) })),
              },
            ],
    },
  };
}
