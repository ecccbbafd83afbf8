import { Table } from '@mocks/provider/table';
import { expect, test } from 'vitest';

const table = () => new Table<{ id: string; of: string | null }, 'of'>({ of: (row) => [row.of] });

test('an index follows its rows', () => {
  const rows = table();
  rows.put({ id: 'one', of: 'a' });
  rows.put({ id: 'two', of: 'a' });
  rows.patch('one', { of: 'b' });
  expect(rows.by('of', 'a').map(({ id }) => id)).toEqual(['two']);
  expect(rows.by('of', 'b').map(({ id }) => id)).toEqual(['one']);
  rows.patch('one', { of: null });
  rows.remove('two');
  expect([...rows.by('of', 'a'), ...rows.by('of', 'b')]).toEqual([]);
});

test('asking for what must be there throws when it is not', () => {
  expect(() => table().need('none')).toThrow('The world has no none.');
});
