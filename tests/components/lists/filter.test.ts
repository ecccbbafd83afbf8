import { expect, test } from 'vitest';
import { facetOptions } from '@/components/lists/facet';
import { matchingFacet, matchingTerms, searchTerms } from '@/components/lists/filter';

const rows = [
  { words: ['srv-web01', 'web-1', 'active'], zones: ['a'] },
  { words: ['srv-web02', 'web-2', 'inactive'], zones: ['b'] },
  { words: ['srv-work1', 'Worker', 'active'], zones: [] },
];
const text = (row: (typeof rows)[number]) => row.words.join('\n').toLowerCase();
const zones = (row: (typeof rows)[number]) => row.zones.map((value) => ({ value, label: value }));

test('every word typed must be found, in whatever order and case', () => {
  expect(matchingTerms(rows, searchTerms('ACTIVE  work'), text)).toEqual([rows[2]]);
  expect(matchingTerms(rows, searchTerms('web srv'), text)).toEqual([rows[0], rows[1]]);
  expect(matchingTerms(rows, searchTerms('   '), text)).toBe(rows);
});

test('a word typed is not found across two words of a record', () => {
  expect(matchingTerms(rows, ['web01web'], text)).toEqual([]);
});

test('values of one facet widen, a second facet narrows', () => {
  expect(matchingFacet(rows, ['a', 'b'], zones)).toEqual([rows[0], rows[1]]);
  expect(matchingFacet(matchingFacet(rows, ['a', 'b'], zones), ['b'], zones)).toEqual([rows[1]]);
  expect(matchingFacet(rows, [], zones)).toBe(rows);
});

test('a facet offers what the records have, and what was chosen though none has it', () => {
  expect(facetOptions(rows, zones, ['gone'])).toEqual([
    { value: 'a', label: 'a', count: 1 },
    { value: 'b', label: 'b', count: 1 },
    { value: 'gone', label: 'gone', count: 0 },
  ]);
});
