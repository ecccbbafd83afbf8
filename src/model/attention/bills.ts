import { formatCalendarDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { counted } from '@/lib/text';
import type { Check } from '@/model/attention/attention';
import { EXPIRED, isExpired } from '@/model/billing/card-expiry';
import { isOverdue } from '@/model/billing/invoices';
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
    return [
      {
        key: 'invoices',
        tone: 'error',
        words: [
          overdue.length === 1
            ? `Invoice ${first.number ?? first.id} is overdue`
            : `${counted(overdue.length, 'invoice')} are overdue`,
        ],
        detail: `${formatMoney(sum)} was due on ${due === undefined ? '' : formatCalendarDay(due)}`,
        action: { label: 'Make Payment', to: paths.billingPayment(account, sum) },
      },
    ];
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
