import { expect, test } from 'vitest';
import { NO_VALUE, textColumn } from '@/components/lists/columns';
import type { Column } from '@/components/lists/list-props';
import { facts } from '../../model/build';

interface Row {
  readonly id: string;
  readonly zone?: string | null;
}

const context = { ...facts(), now: 0 };

const column: Column<Row> = textColumn('Time Zone', ({ zone }) => zone, { of: ['zone'] });

test('a text is shown, sorted by and exported alike, under the id of its label', () => {
  const row = { id: 'one', zone: 'Zone A' };
  expect(column).toMatchObject({ id: 'time_zone', label: 'Time Zone', of: ['zone'] });
  expect(column.cell(row, context)).toBe('Zone A');
  expect(column.sortBy?.(row, context)).toBe('Zone A');
  expect(column.text(row, context)).toBe('Zone A');
});

test('without a text the cell has a dash, and the file nothing', () => {
  expect(column.cell({ id: 'one', zone: null }, context)).toBe(NO_VALUE);
  expect(column.text({ id: 'one' }, context)).toBe('');
});

test('what a column says of itself comes first', () => {
  const own: Column<Row> = textColumn('Zone', ({ zone }) => zone, {
    id: 'place',
    of: ['zone'],
    sortBy: ({ id }) => id,
  });
  expect(own.id).toBe('place');
  expect(own.sortBy?.({ id: 'one', zone: 'Zone A' }, context)).toBe('one');
});
