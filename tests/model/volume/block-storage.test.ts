import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import { blockStorageLeft, isBlockStorageFull } from '@/model/volume/block-storage';
import { record } from '../build';

test.each([
  [102_400, 61_440, 40],
  [102_400, 102_400, 0],
  [102_400, 204_800, 0],
])('of %d MiB with %d used, %d GB are left', (limit, used, left) => {
  const account = record('account', {
    id: 'acc-aaaaa',
    block_storage_limit: limit,
    block_storage_used: used,
  });
  expect(blockStorageLeft(account)).toBe(left * GIGABYTE);
  expect(isBlockStorageFull(account)).toBe(left === 0);
  expect(isBlockStorageFull(account, 41 * GIGABYTE)).toBe(true);
});

test('nothing is refused while the limit is not known', () => {
  const account = record('account', { id: 'acc-aaaaa' });
  expect(blockStorageLeft(account)).toBeUndefined();
  expect(isBlockStorageFull(account)).toBe(false);
});
