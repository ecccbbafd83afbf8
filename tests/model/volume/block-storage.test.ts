import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import { blockStorageLeft, newVolumeProblem, storageProblem } from '@/model/volume/block-storage';
import { facts, record } from '../build';

const FULL = 'Your account is using its full Block Storage allocation';

test.each([
  [102_400, 61_440, 40, undefined],
  [102_400, 102_400, 0, FULL],
  [102_400, 204_800, 0, FULL],
  [102_400, 62_464, 39, 'Your account does not have enough Block Storage left for a new volume'],
])('of %d MiB with %d used, %d GB are left: %s', (limit, used, left, answer) => {
  const account = record('account', {
    id: 'acc-aaaaa',
    block_storage_limit: limit,
    block_storage_used: used,
  });
  expect(blockStorageLeft(account)).toBe(left * GIGABYTE);
  expect(newVolumeProblem(account, facts().limits)).toBe(answer);
});

test('what is asked for in vain is named', () => {
  expect(storageProblem(1, GIGABYTE, 'a copy')).toBe(
    'Your account does not have enough Block Storage left for a copy',
  );
  expect(storageProblem(GIGABYTE, GIGABYTE, 'a copy')).toBeUndefined();
});

test('nothing is refused while the limit is not known', () => {
  const account = record('account', { id: 'acc-aaaaa' });
  expect(blockStorageLeft(account)).toBeUndefined();
  expect(newVolumeProblem(account, facts().limits)).toBeUndefined();
});
