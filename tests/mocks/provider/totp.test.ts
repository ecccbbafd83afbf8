import { isTotp, totp } from '@mocks/provider/totp';
import { expect, test } from 'vitest';

// RFC 6238, appendix B (SHA-1), the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
] as const;

test.each(vectors)('at %i seconds the code is that of the standard', (seconds, code) => {
  expect(totp(secret, seconds * 1000)).toBe(code);
});

test('a code holds one step before and after, no longer', () => {
  const time = 1111111111_000;
  const code = totp(secret, time);
  expect(isTotp(secret, code, time - 30_000)).toBe(true);
  expect(isTotp(secret, code, time + 30_000)).toBe(true);
  expect(isTotp(secret, code, time + 90_000)).toBe(false);
});
