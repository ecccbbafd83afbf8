import { expect, test } from 'vitest';
import { accountTrouble, isToldBy, overdueInvoices } from '@/model/attention/checks';
import { ACCOUNT, factsWith, textOf } from './world';

const found = (fields: object, balance?: number) =>
  accountTrouble.find(factsWith({ account: [{ id: ACCOUNT, ...fields }] }, { balance }));

test.each([
  ['active', 18.2, 'warning', 'Your account has an outstanding balance of £18.20'],
  ['overdue', 42.1, 'warning', 'Your account is overdue with a balance of £42.10'],
  [
    'warning',
    120,
    'error',
    'Your account is overdue with a balance of £120.00 and may be suspended unless you pay',
  ],
  ['suspended', 300, 'error', 'Your account is suspended with an outstanding balance of £300.00'],
])(
  'a debt of an account that is %s is told as its banner tells it',
  (status, owed, tone, words) => {
    const [trouble] = found({ status }, owed);
    expect(textOf(trouble?.words ?? [])).toBe(words);
    expect(trouble).toMatchObject({
      tone,
      action: {
        label: 'Make payment',
        to: `/accounts/acc-aaaaa/billing/payment/?amount=${owed.toFixed(2)}`,
      },
    });
  },
);

test('an account that is stopped for another reason leads to support', () => {
  for (const balance of [0, undefined]) {
    const [trouble] = found({ status: 'suspended' }, balance);
    expect(textOf(trouble?.words ?? [])).toBe('There is currently a problem with your account');
    expect(trouble?.action).toMatchObject({ label: 'Contact support' });
    expect(trouble?.action).toHaveProperty('to', expect.stringContaining('/support/?p='));
  }
});

test('a pending account asks for a card, or waits', () => {
  const [card] = found({ status: 'pending', valid_credit_card: false });
  expect(textOf(card?.words ?? [])).toBe('Activate your account by adding card details');
  expect(card?.action).toEqual({
    label: 'Add card details',
    to: '/accounts/acc-aaaaa/billing/card/',
  });
  const [waiting] = found({ status: 'pending', valid_credit_card: true });
  expect(textOf(waiting?.words ?? [])).toBe('This account is awaiting activation');
  expect(waiting?.action).toBeUndefined();
});

test('an account in order is no trouble, and one of unknown status is not judged', () => {
  expect(found({ status: 'active' }, -5)).toEqual([]);
  const unknown = factsWith({ account: [{ id: ACCOUNT }] }, { balance: 0 });
  expect(accountTrouble.find(unknown)).toEqual([]);
  expect(accountTrouble.unjudged?.(unknown)).toEqual([{ kind: 'account', id: ACCOUNT }]);
});

test('what the banner says is not said again, unless of another sum', () => {
  const path = '/accounts/acc-aaaaa/billing/payment/?amount=18.20';
  const banner = {
    link: { kind: 'payment', label: 'Make payment', amount: 18.2 },
    path,
  } as const;
  const [trouble] = found({ status: 'overdue' }, 18.2);
  const invoiceOf = (balance: number) =>
    overdueInvoices.find(
      factsWith({}, { invoices: [{ id: 'i1', balance, dueOn: '2026-11-22' }] }),
    )[0];
  expect(isToldBy(banner, trouble!)).toBe(true);
  expect(isToldBy(banner, invoiceOf(18.2)!)).toBe(true);
  expect(isToldBy(banner, invoiceOf(10)!)).toBe(false);
  expect(isToldBy({ link: undefined, path: undefined }, invoiceOf(18.2)!)).toBe(false);
});
