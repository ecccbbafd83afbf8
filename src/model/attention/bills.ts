import { formatCalendarDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { counted } from '@/lib/text';
import type { Check } from '@/model/attention/attention';
import { EXPIRED, isExpired } from '@/model/billing/card-expiry';
import { disputePath, isNothingToPay, isOverdue } from '@/model/billing/invoices';
import { sumOf } from '@/lib/sum-of';
import { paths } from '@/model/paths';

/** Invoices that are past the day they were due (spec 1 §4). */
export const overdueInvoices: Check = {
  sources: ['billing'],
  find: ({ account, billing, now }) => {
    const overdue = billing?.invoices?.filter((invoice) => isOverdue(invoice, now)) ?? [];
    const [first] = overdue;
    if (first === undefined) return [];
    const sum = sumOf(overdue.map(({ balance }) => balance));
    const due = overdue.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0];
    const told = `${formatMoney(sum)} was due on ${due === undefined ? '' : formatCalendarDay(due)}`;
    const { balance } = billing ?? {};
    const words =
      overdue.length === 1
        ? `Invoice ${first.number ?? first.id} is overdue`
        : `${counted(overdue.length, 'invoice')} are overdue`;
    const said = { key: 'invoices', tone: 'error', words: [words] } as const;
    if (isNothingToPay(balance)) {
      const detail = `${told}, but your balance is ${formatMoney(balance)}`;
      const action = { label: 'Contact Support', to: disputePath(account, first, balance) };
      return [{ ...said, detail, action }];
    }
    // No more than the balance can be paid.
    const amount = sum === undefined || balance === undefined ? sum : Math.min(sum, balance);
    const action = { label: 'Make Payment', to: paths.billingPayment(account, amount) };
    return [{ ...said, detail: told, action }];
  },
};

/** A card that no longer pays (spec 1 §8). */
export const expiredCard: Check = {
  sources: ['billing'],
  find: ({ account, billing, now }) =>
    billing?.card && isExpired(billing.card, now)
      ? [
          {
            key: 'card',
            tone: 'warning',
            words: [EXPIRED],
            action: { label: 'Update Card', to: paths.billingCard(account) },
          },
        ]
      : [],
};
