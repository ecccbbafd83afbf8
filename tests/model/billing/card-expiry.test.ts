import { expect, test } from 'vitest';
import { isExpired } from '@/model/billing/card-expiry';

test('a card is good until its last month is over', () => {
  const card = { expiresOn: '2026-11' };
  expect(isExpired(card, Date.parse('2026-11-30T23:59:59Z'))).toBe(false);
  expect(isExpired(card, Date.parse('2026-12-01T00:00:00Z'))).toBe(true);
  expect(isExpired({}, Date.now())).toBe(false);
});
