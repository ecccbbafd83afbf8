import { expect, test } from 'vitest';
import { formatHourly, formatMoney, hourly } from '@/lib/money';

test('money is pounds and pence', () => {
  expect(formatMoney(18.2)).toBe('£18.20');
  expect(formatMoney(1234.5)).toBe('£1,234.50');
  expect(formatMoney(0)).toBe('£0.00');
  expect(formatMoney(-3)).toBe('-£3.00');
});

test('an hour may cost less than a penny: it has four decimals always', () => {
  expect(formatHourly(0.01369)).toBe('£0.0137');
  expect(formatHourly(0.5)).toBe('£0.5000');
});

test('a price that is not known is n/a', () => {
  for (const none of [null, undefined, Number.NaN, Infinity]) {
    expect(formatMoney(none)).toBe('n/a');
    expect(formatHourly(none)).toBe('n/a');
  }
});

test('a month is 730 hours', () => {
  expect(hourly(73)).toBeCloseTo(0.1, 10);
});
