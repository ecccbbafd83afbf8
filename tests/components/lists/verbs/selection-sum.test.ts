import { expect, test } from 'vitest';
import { selectionSum } from '@/components/lists/verbs/bulk-plan';
import { GIGABYTE } from '@/lib/sizes';

const nothing = { get: () => undefined };
const summed = { bytes: ({ size }: { readonly size?: number }) => size };

test('records come to their sizes, in their unit', () => {
  const sizes = [{ size: 40 * GIGABYTE }, { size: 80 * GIGABYTE }];
  expect(selectionSum(summed, sizes, nothing)).toEqual({ size: '120 GB' });
  expect(selectionSum({ ...summed, unit: 'RAM' }, sizes, nothing)).toEqual({
    size: '120 GB',
    unit: 'RAM',
  });
});

test('nothing is told of a single one, and of an unknown size', () => {
  expect(selectionSum(summed, [{ size: 40 * GIGABYTE }], nothing)).toBeUndefined();
  expect(selectionSum(summed, [{ size: 40 * GIGABYTE }, {}], nothing)).toBeUndefined();
});
