import { expect, test } from 'vitest';
import { amountProblem, isPayable, wireAmount } from '@/model/billing/amount';

const MESSAGE = 'Please enter valid payment amount between £1.00 and £18.20';

test.each(['0.30', '0.3', '1', '18.20', ' 18.2 ', '£5'])('%s can be paid of £18.20', (typed) => {
  expect(amountProblem(typed, 18.2)).toBeUndefined();
});

test.each(['', '0.29', '18.21', '-1', '1e1', '5.005', 'five', '1 000', 'NaN'])(
  '‘%s’ cannot be paid of £18.20',
  (typed) => {
    expect(amountProblem(typed, 18.2)).toBe(MESSAGE);
  },
);

test('what is owed below a pound can be paid down to £0.30', () => {
  expect(amountProblem('0.45', 0.45)).toBeUndefined();
  expect([0.3, 0.29, 0, -5].map(isPayable)).toEqual([true, false, false, false]);
});

test.each([
  '1,20',
  '1,2',
  '12,34',
  '1,2345',
  '1,23,456',
  ',120',
  '1.250,50',
  '0,30',
  '0,300',
  '1,250,5',
])('a decimal comma is refused, not read as a hundredfold: %s', (typed) => {
  expect(amountProblem(typed, 1_000_000)).toMatch(/^Please enter valid payment amount/);
});

test('thousands are typed as people write them', () => {
  expect(amountProblem('1,250.50', 1250.5)).toBeUndefined();
  expect(wireAmount('1,250.5')).toBe('1250.50');
});

test.each([
  ['18.2', '18.20'],
  ['5', '5.00'],
  ['0.3', '0.30'],
  ['£4.35', '4.35'],
])('%s goes out as %s', (typed, sent) => {
  expect(wireAmount(typed)).toBe(sent);
});
