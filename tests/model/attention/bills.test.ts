import { expect, test } from 'vitest';
import { expiredCard, overdueInvoices } from '@/model/attention/checks';
import { factsWith, textOf } from './world';

const invoice = { id: 'i1', number: 'INV-1', balance: 18.2, dueOn: '2026-11-22' };

test('an invoice is overdue once the day is past on which it was due', () => {
  const found = (dueOn: string) =>
    overdueInvoices.find(factsWith({}, { invoices: [{ ...invoice, dueOn }] }));
  expect(found('2026-11-23')).toEqual([]);
  const [overdue] = found('2026-11-22');
  expect(textOf(overdue?.words ?? [])).toBe('Invoice INV-1 is overdue');
  expect(overdue).toMatchObject({
    tone: 'error',
    detail: '£18.20 was due on 22 Nov 2026',
    action: { label: 'Make payment', to: '/accounts/acc-aaaaa/billing/payment/?amount=18.20' },
  });
});

test('several are one payment, and what is paid is none', () => {
  const invoices = [
    invoice,
    { ...invoice, id: 'i2', dueOn: '2026-10-22', balance: 1.8 },
    { ...invoice, id: 'i3', balance: 0 },
  ];
  const [overdue] = overdueInvoices.find(factsWith({}, { invoices }));
  expect(textOf(overdue?.words ?? [])).toBe('2 invoices are overdue');
  expect(overdue?.detail).toBe('£20.00 was due on 22 Oct 2026');
});

test('a payment is offered of what can be paid alone', () => {
  const found = (balance: number) =>
    overdueInvoices.find(factsWith({}, { invoices: [invoice], balance }))[0];
  expect(found(42)?.action).toMatchObject({
    to: expect.stringMatching(/amount=18\.20$/u) as unknown,
  });
  expect(found(10)?.action).toMatchObject({
    to: expect.stringMatching(/amount=10\.00$/u) as unknown,
  });
  expect(found(0)).toMatchObject({
    detail: '£18.20 was due on 22 Nov 2026, but your balance is £0.00',
    action: {
      label: 'Contact support',
      to: '/accounts/acc-aaaaa/support/?p=Invoice+INV-1+is+overdue%2C+but+my+balance+is+%C2%A30.00.+Which+is+right%3F',
    },
  });
});

test('a card is told in the words of the specification once its month is over', () => {
  const found = (expiresOn: string) => expiredCard.find(factsWith({}, { card: { expiresOn } }));
  expect(found('2026-11')).toEqual([]);
  expect(textOf(found('2026-10')[0]?.words ?? [])).toBe(
    'Your card has expired – please add your updated card details',
  );
});
