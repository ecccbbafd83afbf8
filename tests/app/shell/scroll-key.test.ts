import type { UIMatch } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createScrollKey } from '@/app/shell/scroll-key';

const match = (pathname: string, handle?: object): UIMatch =>
  ({ id: pathname, pathname, params: {}, handle }) as unknown as UIMatch;

/** Visits the addresses, each an entry of the history. Returns the scroll key of each. */
function walk(...steps: readonly (readonly [key: string, page: string, editor?: string])[]) {
  const getKey = createScrollKey();
  return steps.map(([key, page, editor]) => {
    const pathname = editor === undefined ? page : `${page}/${editor}`;
    const matches = [match('/'), match(page, { title: 'Page' })];
    if (editor !== undefined) matches.push(match(pathname, { title: 'Editor' }));
    const location = { key, pathname: `${pathname}/`, search: '', hash: '', state: null };
    return getKey({ ...location, mask: undefined } as never, matches);
  });
}

test('a page stays where it was when an editor opens over it, and when it closes', () => {
  expect(walk(['a', '/list'], ['b', '/one'], ['c', '/one', 'name'], ['d', '/one'])).toEqual([
    'a',
    'b',
    'b',
    'b',
  ]);
});

test('Back finds each page where it was left, closed editors included', () => {
  expect(
    walk(['a', '/one'], ['b', '/one', 'name'], ['c', '/one'], ['d', '/two'], ['c', '/one']),
  ).toEqual(['a', 'a', 'a', 'd', 'a']);
});

test('another page, and the same page come to anew, begin at the top', () => {
  expect(walk(['a', '/one'], ['b', '/two'], ['c', '/one'], ['d', '/one'])).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
