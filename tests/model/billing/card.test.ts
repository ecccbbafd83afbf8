import { expect, test } from 'vitest';
import { brandName, cardholderProblem, cardLabel } from '@/model/billing/card';

test('a card is told by its scheme and its last digits, as far as they are known', () => {
  expect(cardLabel({ type: 'visa', number: '•••• •••• •••• 4242' })).toBe('Visa ending in 4242');
  expect(cardLabel({ number: '•••• 4242' })).toBe('your card ending in 4242');
  expect(cardLabel({ type: 'unionpay' })).toBe('Unionpay');
  expect(['visa', 'amex', 'jcb'].map(brandName)).toEqual(['Visa', 'American Express', 'Jcb']);
});

test('a card needs its holder’s name', () => {
  expect(cardholderProblem('  ')).toBe('Please enter the cardholder name');
  expect(cardholderProblem('D')).toBeUndefined();
});
