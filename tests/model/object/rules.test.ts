import { expect, test } from 'vitest';
import { canCopy } from '@/model/object/rules';
import { objectId } from '@/model/orbit/ids';
import type { Facts } from '@/model/facts';

// It asks nothing of them.
const NOTHING = {} as Facts;

test('an object beyond what storage keeps in one is not copied, and can still be moved', () => {
  const sized = (bytes?: number) =>
    canCopy(
      { id: objectId('acc-aaaaa', 'box', 'film'), ...(bytes !== undefined && { bytes }) },
      NOTHING,
    );
  expect([sized(), sized(5_368_709_122)]).toEqual([undefined, undefined]);
  expect(sized(5_368_709_123)).toBe(
    'Storage copies no more than 5 GiB at once. To move it is possible',
  );
});
