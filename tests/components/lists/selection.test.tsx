import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  NOTHING_SELECTED,
  rangeToggled,
  selectedOf,
  checkStateOf,
  toggled,
  useSelection,
  withAll,
} from '@/components/lists/selection';

const shown = ['a', 'b', 'c', 'd', 'e'];
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort();

test('a press ticks, a second unticks', () => {
  const once = toggled(NOTHING_SELECTED, 'b');
  expect(ids(once)).toEqual(['b']);
  expect(ids(toggled(once, 'b'))).toEqual([]);
});

test('with shift a press reaches from the last one pressed, up or down', () => {
  const fromB = toggled(NOTHING_SELECTED, 'b');
  expect(ids(rangeToggled(fromB, 'd', shown))).toEqual(['b', 'c', 'd']);
  const fromD = toggled(NOTHING_SELECTED, 'd');
  const all = rangeToggled(fromD, 'a', shown);
  expect(ids(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(rangeToggled(all, 'c', shown))).toEqual(['d']);
});

test('with shift and nothing to reach from, it is a press like any other', () => {
  expect(ids(rangeToggled(NOTHING_SELECTED, 'c', shown))).toEqual(['c']);
  const elsewhere = toggled(NOTHING_SELECTED, 'on-another-page');
  expect(ids(rangeToggled(elsewhere, 'c', shown))).toEqual(['c', 'on-another-page']);
});

test('the box over the rows knows none, some and all', () => {
  const two = withAll(NOTHING_SELECTED, ['a', 'b'], true);
  expect(checkStateOf(two, ['a', 'b'])).toBe('all');
  expect(checkStateOf(two, shown)).toBe('some');
  expect(checkStateOf(two, ['c'])).toBe('none');
  expect(checkStateOf(two, [])).toBe('none');
  expect(ids(withAll(two, ['a'], false))).toEqual(['b']);
});

test('what is selected comes in the order of the list; without ticks nothing is looked through', () => {
  const records = shown.map((id) => ({ id }));
  expect(selectedOf(records, new Set(['d', 'b', 'gone'])).map(({ id }) => id)).toEqual(['b', 'd']);
  const untouched = new Proxy(records, {
    get: () => {
      throw new Error('looked at');
    },
  });
  expect(selectedOf(untouched, new Set())).toEqual([]);
});

test('Escape drops the selection, unless something over the page took it', () => {
  const { result } = renderHook(() => useSelection(new Set(['srv-aaaaa'])));
  const escape = () => new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  act(() => result.current.set(['srv-aaaaa'], true));
  const taken = escape();
  taken.preventDefault();
  act(() => void document.dispatchEvent(taken));
  expect([...result.current.selection.ids]).toEqual(['srv-aaaaa']);
  act(() => void document.dispatchEvent(escape()));
  expect([...result.current.selection.ids]).toEqual([]);
});

test('what is gone drops out of the selection', () => {
  const { result, rerender } = renderHook(
    (existing: ReadonlySet<string>) => useSelection(existing),
    {
      initialProps: new Set(['srv-aaaaa', 'srv-bbbbb']),
    },
  );
  act(() => result.current.set(['srv-aaaaa', 'srv-bbbbb'], true));
  expect([...result.current.selection.ids]).toEqual(['srv-aaaaa', 'srv-bbbbb']);
  rerender(new Set(['srv-bbbbb', 'srv-ccccc']));
  expect([...result.current.selection.ids]).toEqual(['srv-bbbbb']);
});

test('it ends with what the list is of, and does not come back with that', () => {
  const existing = new Set(['srv-aaaaa']);
  const { result, rerender } = renderHook(({ place }) => useSelection(existing, place), {
    initialProps: { place: 'a/' },
  });
  act(() => result.current.set(['srv-aaaaa'], true));
  rerender({ place: 'b/' });
  rerender({ place: 'a/' });
  expect(result.current.selection.ids.size).toBe(0);
});
