import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder, sortOrder } from '@/components/lists/list-rows';

function sortRecords<R>(...given: Parameters<typeof sortOrder<R>>): readonly R[] {
  return inOrder(given[0], sortOrder(...given));
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const of = (...all: string[]) => all.map((name) => ({ name }));

test('numbers in names sort by their value', () => {
  const sorted = sortRecords(of('web-10', 'web-2', 'Web-1'), (row) => row.name, 'ascending');
  expect(names(sorted)).toEqual(['Web-1', 'web-2', 'web-10']);
});

test('what has no key stands last both ways', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    expect(names(sortRecords(of('', 'b', 'a'), (row) => row.name, direction)).at(-1)).toBe('');
  }
});

test('numbers sort as numbers', () => {
  expect(sortRecords([10, 9, 100], (size) => size, 'descending')).toEqual([100, 10, 9]);
});

test('equal keys keep their order both ways, and nothing is lost', () => {
  const rows = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), at: fc.nat() }));
  fc.assert(
    fc.property(rows, fc.constantFrom('ascending', 'descending'), (given, direction) => {
      const sorted = sortRecords(given, (row) => row.key, direction);
      expect(new Set(sorted)).toEqual(new Set(given));
      for (const key of ['a', 'b', 'c']) {
        expect(sorted.filter((row) => row.key === key)).toEqual(
          given.filter((row) => row.key === key),
        );
      }
    }),
  );
});

test('a key is worked out once per record', () => {
  let count = 0;
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ name: `web-${String(index)}` }));
  sortRecords(
    rows,
    (row) => {
      count += 1;
      return row.name;
    },
    'descending',
  );
  expect(count).toBe(10_000);
});

test('an order to begin with changes nothing', () => {
  const rows = fc.array(fc.constantFrom('a', 'b', '', 'web-2', 'web-10'));
  const shuffled = rows.chain((keys) => {
    const places = [...keys.keys()];
    return fc.tuple(
      fc.constant(keys),
      fc.shuffledSubarray(places, { minLength: keys.length, maxLength: keys.length }),
    );
  });
  fc.assert(
    fc.property(shuffled, fc.constantFrom('ascending', 'descending'), ([keys, near], direction) => {
      const same = (key: string) => key;
      expect(sortOrder(keys, same, direction, near)).toEqual(sortOrder(keys, same, direction));
    }),
  );
});
