import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import { NO_PRICES, readPriceList } from '@/model/pricing/prices';
import { summaryOf } from '@/model/server/create/summary';
import { form, known } from './build-form';

const list = readPriceList([
  { id: 'typ-local', monthly: 14.6 },
  { id: 'typ-netwk', monthly: 29.2 },
  { service: 'block_storage', per_gig: 0.1 },
  { service: 'windows_licence', monthly: 10 },
  { service: 'cloud_ip', monthly: 2 },
]);

function lines(given: Parameters<typeof form>[0], prices = list) {
  const { costs, total } = summaryOf(form(given), known(), prices);
  return {
    costs: costs.map(({ label, price }) => [label, price?.monthly]),
    total: total && Number(total.monthly.toFixed(2)),
  };
}

test('a local server costs what its type does', () => {
  expect(lines({})).toEqual({ costs: [['Server', 14.6]], total: 14.6 });
});

test('licence, root volume and cloud IP come on top, each for every server', () => {
  const given = { type: 'typ-netwk', image: 'img-wind1', rootSize: '50', cloudIp: 'new' } as const;
  expect(lines(given)).toEqual({
    costs: [
      ['Server', 29.2],
      ['Windows licence', 10],
      ['Volume', 5],
      ['Cloud IP', 2],
    ],
    total: 46.2,
  });
  expect(lines({ ...given, count: 2 }).total).toBe(92.4);
  expect(lines({ ...given, count: 5, made: 3 }).total).toBe(92.4);
});

test('a volume with Windows on it brings the licence', () => {
  const given = { type: 'typ-netwk', from: 'volume', volume: 'vol-wind1' } as const;
  expect(lines(given).costs).toEqual([
    ['Server', 29.2],
    ['Windows licence', 10],
  ]);
  expect(lines({ ...given, volume: 'vol-boot1' }).costs).toEqual([['Server', 29.2]]);
});

test('the total is unknown as soon as one price is', () => {
  expect(lines({}, NO_PRICES)).toEqual({ costs: [['Server', undefined]], total: undefined });
});

test('without a type there is nothing to price yet, which is not £0.00', () => {
  expect(lines({ type: '', image: '' })).toEqual({ costs: [], total: null });
  expect(lines({ type: '', image: '', cloudIp: 'new' }).total).toBeNull();
});

test('what is left of the limits stands beside what is taken', () => {
  const given = { type: 'typ-netwk', rootSize: '50', cloudIp: 'new', count: 2 } as const;
  expect(summaryOf(form(given), known(), list).limits).toEqual([
    {
      label: 'RAM left',
      unit: 'bytes',
      allowance: { limit: 16 * GIGABYTE, left: 8 * GIGABYTE },
      taken: 8 * GIGABYTE,
    },
    {
      label: 'Block Storage left',
      unit: 'bytes',
      allowance: { limit: 200 * GIGABYTE, left: 200 * GIGABYTE },
      taken: 100 * GIGABYTE,
    },
    { label: 'Cloud IPs left', unit: 'count', allowance: { limit: 3, left: 2 }, taken: 2 },
  ]);
  expect(summaryOf(form(), known(), list).limits.map(({ taken }) => taken)).toEqual([
    2 * GIGABYTE,
    0,
    0,
  ]);
});
