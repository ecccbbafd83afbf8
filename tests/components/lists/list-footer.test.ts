import { expect, test } from 'vitest';
import { paginate } from '@/components/lists/list-footer';

const rows = Array.from({ length: 23 }, (_, index) => index);

test('the last page holds what is left', () => {
  expect(paginate(rows, 3, 10)).toEqual({ rows: [20, 21, 22], page: 3, pages: 3 });
});

test('a page past the end is the last, since lists shrink', () => {
  expect(paginate(rows, 9, 10).page).toBe(3);
  expect(paginate([], 9, 10)).toEqual({ rows: [], page: 1, pages: 1 });
});
