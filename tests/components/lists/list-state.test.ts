import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readListState,
  withFacet,
  withSort,
  writeListState,
  type ListShape,
  type ListState,
} from '@/components/lists/list-state';

const shape: ListShape = {
  sortable: ['name', 'created'],
  facets: ['status', 'zone'],
  sort: { column: 'name', direction: 'ascending' },
  view: 'list',
};

const read = (query: string, of: ListShape = shape) =>
  readListState(new URLSearchParams(query), of);
const write = (state: ListState, query = '', of: ListShape = shape) =>
  writeListState(state, new URLSearchParams(query), of).toString();

const values = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 });
const states: fc.Arbitrary<ListState> = fc.record({
  search: fc.string(),
  facets: fc.record({ status: values, zone: values }, { requiredKeys: [] }),
  sort: fc.record({
    column: fc.constantFrom('name', 'created'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  page: fc.integer({ min: 1, max: 999_999 }),
  view: fc.constantFrom('list', 'grid'),
});

describe('the state of a list in its address', () => {
  test('any state survives the way into the address and back', () => {
    fc.assert(
      fc.property(states, fc.constantFrom<'list' | 'grid'>('list', 'grid'), (state, view) => {
        const preferred = { ...shape, view };
        expect(read(write(state, '', preferred), preferred)).toEqual(state);
      }),
    );
  });

  test('any address gives a state, and one that is stable', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const state = read(query);
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect(read(write(state))).toEqual(state);
      }),
    );
  });

  test.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=two', 1],
    ['page=1.5', 1],
    ['page=99999999', 1],
    ['page=7', 7],
  ])('%s is page %d', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test('a column that does not exist, or does not sort, is the default sort', () => {
    expect(read('sort=nonsense').sort).toEqual(shape.sort);
    expect(read('sort=-').sort).toEqual(shape.sort);
    expect(read('sort=-created').sort).toEqual({ column: 'created', direction: 'descending' });
  });

  test('the address comes first, then the stored preference, then the default', () => {
    const preferred = { ...shape, view: 'grid' } as const;
    expect(read('view=list', preferred).view).toBe('list');
    expect(read('view=nonsense', preferred).view).toBe('grid');
    expect(read('', preferred).view).toBe('grid');
    expect(read('').view).toBe('list');
  });

  test('only what is not the default stands in the address', () => {
    expect(write(read('q=&sort=name&page=1&view=list'))).toBe('');
    expect(write(read('q=web&status=active&status=inactive&sort=-created&page=2&view=grid'))).toBe(
      'q=web&sort=-created&page=2&view=grid&status=active&status=inactive',
    );
  });

  test('parameters that are not the list’s are kept', () => {
    expect(write(read('q=web'), 'add=1&page=4')).toBe('add=1&q=web');
  });

  test('any change of the list begins its rows again, where the address has their start', () => {
    const paged = { ...shape, cursor: 'from' };
    expect(write(read('q=web', paged), 'from=web-07&add=1', paged)).toBe('add=1&q=web');
  });

  test('a new filter begins on the first page, and an empty one is gone', () => {
    const state = withFacet(read('page=4&zone=a'), 'status', ['active']);
    expect(state.page).toBe(1);
    expect(state.facets).toEqual({ zone: ['a'], status: ['active'] });
    expect(withFacet(state, 'zone', []).facets).toEqual({ status: ['active'] });
  });

  test('a second press on a header turns the sort round', () => {
    const once = withSort(read('page=3'), 'created');
    expect(once.sort).toEqual({ column: 'created', direction: 'ascending' });
    expect(once.page).toBe(1);
    expect(withSort(once, 'created').sort.direction).toBe('descending');
    expect(withSort(withSort(once, 'created'), 'created').sort.direction).toBe('ascending');
  });

  test('a column may begin downwards, as times do', () => {
    const once = withSort(read(''), 'created', 'descending');
    expect(once.sort.direction).toBe('descending');
    expect(withSort(once, 'created', 'descending').sort.direction).toBe('ascending');
  });
});
