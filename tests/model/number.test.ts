import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from '@/model/decode';
import { ALL_KINDS, KINDS } from '@/model/kinds';
import { isReadable } from '@/model/number';
import { readPriceList } from '@/model/pricing/prices';
import { FIELDS } from '@/model/records/records';

const ID = { container: 'acc-aaaaa/a', object: 'acc-aaaaa/a/b' };
const idOf = (kind: (typeof ALL_KINDS)[number]) =>
  kind in ID
    ? Object.entries(ID).find(([name]) => name === kind)![1]
    : `${KINDS[kind].prefix ?? ''}-aaaaa`;

/** Every number in what is read, however deep. */
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

test.each(ALL_KINDS)('no field of a kind keeps a number past all sizes: %s', (kind) => {
  const huge = fc.constantFrom(1e308, -1e308, 1e300, 2 ** 53, Number.MAX_VALUE);
  fc.assert(
    fc.property(huge, (size) => {
      const raw = Object.fromEntries(Object.keys(FIELDS[kind]).map((name) => [name, size]));
      const { entities } = decode(kind, { ...raw, id: idOf(kind) }, { volumeSize: 'MiB' });
      expect(entities).toHaveLength(1);
      expect(numbersIn(entities[0]?.record).filter((each) => !isReadable(each))).toEqual([]);
    }),
  );
});

test('a price past all numbers is none', () => {
  expect(readPriceList([{ id: 'typ-aaaaa', monthly: 1e300 }])).toEqual({});
});
