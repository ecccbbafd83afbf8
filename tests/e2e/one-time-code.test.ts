import { expect, test } from 'vitest';
import { oneTimeCode } from '../../e2e/one-time-code';

// The vectors of RFC 6238, appendix B (SHA-1), cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('the code at second %i is that of the standard', (second, code) => {
  expect(oneTimeCode(secret, second * 1000)).toBe(code);
});
