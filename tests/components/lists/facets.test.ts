import { expect, test } from 'vitest';
import { either, facet, statusFacet, zoneFacet } from '@/components/lists/facet-menu';
import type { Facet } from '@/components/lists/list-props';
import { facts } from '../../model/build';

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

const YES = ['yes', 'Locked'] as const;
const NO = ['no', 'Not locked'] as const;

test('a facet offers a text, a value with its label, or several, and nothing while unknown', () => {
  interface Row {
    readonly id: string;
    readonly locked?: boolean;
    readonly words?: readonly string[];
  }
  const words: Facet<Row> = facet('Key Words', (row) => row.words);
  const locked: Facet<Row> = facet('Locked', (row) => either(row.locked, YES, NO), { id: 'lock' });
  expect([words.id, words.label, locked.id]).toEqual(['key_words', 'Key Words', 'lock']);
  expect(words.valuesOf({ id: 'a', words: ['x', 'y'] }, facts())).toEqual([
    { value: 'x', label: 'x' },
    { value: 'y', label: 'y' },
  ]);
  expect(words.valuesOf({ id: 'a' }, facts())).toEqual([]);
  expect(locked.valuesOf({ id: 'a', locked: true }, facts())).toEqual([
    { value: 'yes', label: 'Locked' },
  ]);
  expect(locked.valuesOf({ id: 'a', locked: false }, facts())).toEqual([
    { value: 'no', label: 'Not locked' },
  ]);
  expect(locked.valuesOf({ id: 'a' }, facts())).toEqual([]);
});

test('a zone is chosen by its handle, or by its id until it is read', () => {
  const known = facts({ zone: [{ id: 'zon-aaaaa', handle: 'gb1-a' }] });
  const values = (zone: string | null) => zoneFacet.valuesOf({ id: 'srv-aaaaa', zone }, known);
  expect(values('zon-aaaaa')).toEqual([{ value: 'gb1-a', label: 'Zone A' }]);
  expect(values('zon-bbbbb')).toEqual([{ value: 'zon-bbbbb', label: 'zon-bbbbb' }]);
  expect(values(null)).toEqual([]);
});
