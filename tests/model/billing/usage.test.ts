import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBilling } from '@/model/billing/billing';
import { periodBefore, projectedPrice, usageGroups } from '@/model/billing/usage';

const NOW = Date.parse('2026-11-16T00:00:00Z');
const NOVEMBER = periodBefore('2026-12-01', NOW)!;

test('a period is the month before the next bill', () => {
  expect(new Date(NOVEMBER.begins).toISOString()).toBe('2026-11-01T00:00:00.000Z');
  const march = periodBefore('2027-03-31', Date.parse('2027-03-01'))!;
  expect(new Date(march.begins).toISOString()).toBe('2027-02-28T00:00:00.000Z');
  expect(periodBefore('2026-11-15', NOW)).toBeUndefined();
  expect(periodBefore('2027-11-15', NOW)).toBeUndefined();
  expect(periodBefore(null, NOW)).toBeUndefined();
});

test('what ran all the time so far costs twice as much by the end of half a month more', () => {
  expect(projectedPrice({ amount: 360, price: 10 }, NOVEMBER, NOW)).toBeCloseTo(20);
});

test('what was made yesterday is projected by what it costs an hour, not by the day of the month', () => {
  expect(projectedPrice({ amount: 24, price: 1 }, NOVEMBER, NOW)).toBeCloseTo(16);
});

test('an amount that cannot be hours is passed over for those of the period', () => {
  for (const amount of [undefined, 0, 5000]) {
    expect(projectedPrice({ amount, price: 10 }, NOVEMBER, NOW)).toBeCloseTo(20);
  }
});

test('nothing is projected below what it costs already', () => {
  const number = fc.double({ min: 0, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(number, number, (amount, price) => {
      expect(projectedPrice({ amount, price }, NOVEMBER, NOW)).toBeGreaterThanOrEqual(price);
    }),
  );
});

const item = (name: string, price: number | undefined) => ({
  name,
  label: 'SSD 1GB',
  amount: 360,
  price,
});

test('resources stand in their category, the dearest first, with the sums of both', () => {
  const usage = {
    total: 14,
    categories: [
      { name: 'Cloud Servers', items: [item('srv-aaaaa', 4), item('srv-bbbbb', 10)] },
      { name: 'Cloud IPs', items: [] },
    ],
  };
  const { groups, price, projected } = usageGroups(usage, NOVEMBER, NOW);
  expect(groups.map(({ name }) => name)).toEqual(['Cloud Servers']);
  expect(groups[0]?.rows?.map(({ name }) => name)).toEqual(['srv-bbbbb', 'srv-aaaaa']);
  expect([groups[0]?.price, groups[0]?.projected, price, projected]).toEqual([14, 28, 14, 28]);
});

test('a category whose resources could not be read stays, and no sum of it is known', () => {
  const raw = {
    billingActivity: {
      totalAmount: '14.00',
      categories: [7, { name: 'Cloud Servers', items: 7 }, { name: 'Cloud IPs', items: [] }],
    },
  };
  const usage = readBilling(raw)!.usage!;
  const unread = { rows: undefined, price: undefined, projected: undefined };
  expect(usageGroups(usage, NOVEMBER, NOW)).toEqual({
    groups: [
      { name: '', ...unread },
      { name: 'Cloud Servers', ...unread },
    ],
    price: 14,
    projected: undefined,
  });
});

test('without an end of the period nothing is projected', () => {
  const usage = { total: 4, categories: [{ name: 'Cloud IPs', items: [item('cip-aaaaa', 4)] }] };
  const { groups, projected } = usageGroups(usage, undefined, NOW);
  expect([projected, groups[0]?.projected, groups[0]?.price]).toEqual([undefined, undefined, 4]);
});
