import { expect, test } from 'vitest';
import { allowanceOf, leftLabel } from '@/model/account/allowance';
import { record } from '../build';

const account = (raw: object) => record('account', { id: 'acc-aaaaa', ...raw });

test('what is left is never less than nothing, and not known while either number is not', () => {
  const full = account({ cloud_ips_limit: 2, cloud_ips_used: 3 });
  expect(allowanceOf(full, 'cloudIps')).toEqual({ limit: 2, left: 0 });
  expect(allowanceOf(account({ cloud_ips_limit: 2 }), 'cloudIps').left).toBeUndefined();
  expect(allowanceOf(undefined, 'memory')).toEqual({ limit: undefined, left: undefined });
});

test.each([
  [0, '3 of 5'],
  [2, '1 of 5'],
  [3, '0 of 5'],
  [5, '0 of 5; 2 over the limit'],
])('with %d more, %s', (taken, words) => {
  expect(leftLabel({ limit: 5, left: 3 }, taken, String)).toBe(words);
});

test('an unknown limit is called so', () => {
  expect(leftLabel({ limit: 5, left: undefined }, 1, String)).toBe('unknown');
});
