import { expect, test } from 'vitest';
import { changesTo, withChanges } from '@/lib/set-changes';

const CHANGES = { joining: ['c'], leaving: ['a'] };

test('the changes from one set to another', () => {
  expect(changesTo(['a', 'b'], ['b', 'c'])).toEqual(CHANGES);
  expect(changesTo(['a', 'b'], ['b', 'a'])).toEqual({ joining: [], leaving: [] });
});

test.each([
  ['as it was', ['a', 'b'], ['b', 'c']],
  ['where another has joined', ['a', 'b', 'd'], ['b', 'd', 'c']],
  ['where another has left', ['a'], ['c']],
  ['where it was changed alike', ['b', 'c'], ['b', 'c']],
])('a set is changed %s', (_, now, changed) => {
  expect(withChanges(now, CHANGES)).toEqual(changed);
});
