import { expect, test } from 'vitest';
import { addressFamily, isEverywhere } from '@/lib/network';

test.each([
  ['203.0.113.9', 4],
  ['203.0.113.0/24', 4],
  ['0.0.0.0/0', 4],
  ['203.0.113.0/33', undefined],
  ['203.0.113.256', undefined],
  ['203.0.113', undefined],
  ['203.0.113.09', undefined],
  ['203.0.113.9/', undefined],
  ['203.0.113.9/8/8', undefined],
  ['2001:db8::1', 6],
  ['2001:db8::/32', 6],
  ['::', 6],
  ['::/0', 6],
  ['::1', 6],
  ['1:2:3:4:5:6:7:8', 6],
  ['1:2:3:4:5:6:7::', 6],
  ['::ffff:203.0.113.9', 6],
  ['1:2:3:4:5:6:203.0.113.9', 6],
  ['1:2:3:4:5:6:7', undefined],
  ['1:2:3:4:5:6:7:8:9', undefined],
  ['1::2::3', undefined],
  ['1:2:3:4:5:6:7:8::', undefined],
  ['203.0.113.9::1', undefined],
  [':1', undefined],
  ['12345::', undefined],
  ['2001:db8::/129', undefined],
  ['2001:db8::c000:203.0.113.9', 6],
  ['::ffff:203.0.113.09', undefined],
  ['fe80::1%eth0', undefined],
  ['grp-aaaaa', undefined],
  ['', undefined],
])('%j is of family %s', (text, family) => {
  expect(addressFamily(text)).toBe(family);
});

test('everywhere is a prefix of no length', () => {
  expect(['0.0.0.0/0', '::/0', '10.0.0.0/8', 'x/0'].map(isEverywhere)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
