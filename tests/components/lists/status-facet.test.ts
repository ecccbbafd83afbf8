import { expect, test } from 'vitest';
import { statusFacet } from '@/components/lists/status-facet';

const rows = ['active', 'failing', 'active', 'creating', 'deleting', 'failed', undefined].map(
  (status, index) => ({ id: `srv-aaaa${String(index)}`, status }),
) as readonly { id: string; status?: string }[];

const counted = (chosen: readonly string[] = []) =>
  statusFacet.counts!(rows, chosen).map(({ label, count }) => `${label} ${String(count)}`);

test('rows are counted by status, what needs a look first and nothing that is not there', () => {
  expect(counted()).toEqual(['Failed 2', 'Changing 2', 'Active 2']);
  const marks = statusFacet.counts!(rows, []).map(({ mark }) => mark);
  expect(marks).toEqual(['red', 'busy', 'green']);
});

test('what an address chose is among the counts, alone or empty', () => {
  expect(counted(['deleting', 'inactive'])).toEqual([
    'Deleting 1',
    'Failed 2',
    'Changing 2',
    'Inactive 0',
    'Active 2',
  ]);
});

test('a row is found under its own word and under that of its group', () => {
  const lookup = { get: () => undefined };
  const valuesOf = (status: string) =>
    statusFacet.valuesOf({ id: 'srv-aaaaa', status }, lookup).map(({ value }) => value);
  expect(valuesOf('failing')).toEqual(['failed', 'failing']);
  expect(valuesOf('active')).toEqual(['active']);
});
