import { expect, test } from 'vitest';
import type { Billing } from '@/model/billing/billing';
import { periodSummary } from '@/model/billing/summary';

const item = (price: number | undefined) => ({
  name: 'srv-aaaaa',
  label: undefined,
  amount: 0,
  price,
});
const kind = (name: string, price: number | undefined) => ({ name, items: [item(price)] });
// Ten of the thirty days of November are over.
const NOW = Date.parse('2026-11-11T00:00:00Z');
const billing = (change: Partial<Billing>): Billing => ({
  balance: 0,
  card: null,
  signupCredit: null,
  nextBillingDate: '2026-12-01',
  invoices: [],
  dropped: [],
  usage: { total: 10, categories: [kind('Cloud Servers', 10)] },
  ...change,
});

test('what comes by the end is what was spent by the time that is over', () => {
  expect(periodSummary(billing({}), NOW)).toMatchObject({
    spent: 10,
    projected: 30,
    since: '1 Nov to 11 Nov',
    outlook: '£30.00 by 1 Dec',
    shares: { spent: 1 / 3, projected: 1 },
  });
});

test('in a free trial it is held against the credit', () => {
  expect(periodSummary(billing({ signupCredit: 50 }), NOW)).toMatchObject({
    outlook: '£30.00 by 1 Dec, within the credit',
    shares: { spent: 0.2, projected: 0.6 },
  });
  expect(periodSummary(billing({ signupCredit: 29.99 }), NOW)?.outlook).toBe(
    '£30.00 by 1 Dec, more than the credit',
  );
  expect(periodSummary(billing({ signupCredit: 30 }), NOW)?.outlook).toMatch(/within/u);
});

test('five kinds are told, of more the dearest four and the others together', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => kind(`Kind ${String(index)}`, index));
  const kinds = (count: number) =>
    periodSummary(billing({ usage: { total: 1, categories: named(count) } }), NOW)?.kinds;
  expect(kinds(5)).toHaveLength(5);
  expect(kinds(7)).toEqual([
    { name: 'Kind 6', price: 6 },
    { name: 'Kind 5', price: 5 },
    { name: 'Kind 4', price: 4 },
    { name: 'Kind 3', price: 3 },
    { name: 'Everything else', price: 3 },
  ]);
});

test('nothing is projected where the period, or a price, is not known', () => {
  expect(periodSummary(billing({ nextBillingDate: undefined }), NOW)).toMatchObject({
    spent: 10,
    outlook: undefined,
    shares: undefined,
    since: undefined,
  });
  const usage = { total: undefined, categories: [kind('Cloud Servers', undefined)] };
  expect(periodSummary(billing({ usage }), NOW)).toMatchObject({
    spent: undefined,
    shares: undefined,
  });
  expect(periodSummary(billing({ usage: undefined }), NOW)).toBeUndefined();
});
