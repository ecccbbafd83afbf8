import { expect, test } from 'vitest';
import { brandName, cardholderProblem, cardLabel, isExpired } from '@/model/billing/card';

test('a card is good until its last month is over', () => {
  const card = { expiresOn: '2026-11' };
  expect(isExpired(card, Date.parse('2026-11-30T23:59:59Z'))).toBe(false);
  expect(isExpired(card, Date.parse('2026-12-01T00:00:00Z'))).toBe(true);
  expect(isExpired({}, Date.now())).toBe(false);
});

test('a card is told by its scheme and its last digits, as far as they are known', () => {
  expect(cardLabel({ type: 'visa', number: '•••• •••• •••• 4242' })).toBe('Visa ending in 4242');
  expect(cardLabel({ number: '•••• 4242' })).toBe('Your card ending in 4242');
  expect(cardLabel({ type: 'unionpay' })).toBe('Unionpay');
  expect(['visa', 'amex', 'jcb'].map(brandName)).toEqual(['Visa', 'American Express', 'Jcb']);
});

test('a card needs its holder’s name', () => {
  expect(cardholderProblem('  ')).toBe('Please enter the cardholder name');
  expect(cardholderProblem('D')).toBeUndefined();
});
