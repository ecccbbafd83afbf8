import { expect, test } from 'vitest';
import { findChoices } from '@/components/lists/choices/choice-frame';

const records = [
  { id: 'grp-aaaaa', name: 'Web' },
  { id: 'grp-bbbbb', name: null },
  { id: 'grp-ccccc', name: 'workers' },
];
const ids = (words: string, first: readonly string[] = []) =>
  findChoices(records, words, first).map(({ id }) => id);

test('without words all are found, in their order', () => {
  expect(ids('')).toEqual(['grp-aaaaa', 'grp-bbbbb', 'grp-ccccc']);
});

test('a record is found by its name or its id', () => {
  expect(ids(' wEB ')).toEqual(['grp-aaaaa']);
  expect(ids('bbb')).toEqual(['grp-bbbbb']);
  expect(ids('nothing')).toEqual([]);
});

test('those chosen stand first', () => {
  expect(ids('', ['grp-ccccc'])).toEqual(['grp-ccccc', 'grp-aaaaa', 'grp-bbbbb']);
});
