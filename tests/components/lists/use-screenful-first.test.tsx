import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { countInSight, useScreenfulFirst } from '@/components/lists/use-rows';

beforeEach(() => vi.useFakeTimers());

const rowsFrom = (from: number) =>
  Array.from({ length: 100 }, (_, index) => ({ id: `srv-${String(from + index)}` }));
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(120);
  });

interface Shown {
  readonly rows: readonly { readonly id: string }[];
  readonly typed?: string | undefined;
}

function drawRows() {
  const drawn: number[] = [];
  const initialProps: Shown = { rows: rowsFrom(0) };
  const { result, rerender } = renderHook(
    ({ rows, typed }: Shown) => {
      const some = useScreenfulFirst(rows, { own: typed, inSight: 16 });
      drawn.push(some.length);
      return some;
    },
    { initialProps },
  );
  return {
    drawn,
    result,
    show: (rows: Shown['rows'], typed?: string) => rerender({ rows, typed }),
  };
}

test('a letter in the filter is answered with a screenful of rows, and others follow once typing rests', () => {
  const { drawn, result, show } = drawRows();
  expect(drawn).toEqual([100]);
  const rows = rowsFrom(90);
  show(rows, 'w');
  // The ten that stood already stay, within the 16 in sight.
  expect(drawn.at(-1)).toBe(16);
  rest();
  expect(drawn.at(-1)).toBe(36);
  // Neither rows that are read again nor the next letter draw all at once.
  show([...rows], 'w');
  expect(drawn.at(-1)).toBe(36);
  show([...rows].reverse(), 'we');
  expect(drawn.at(-1)).toBe(52);
  for (let step = 0; step < 4; step += 1) rest();
  expect(drawn.at(-1)).toBe(100);
  expect(result.current.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse());
});

test('another page, or the keyword of the address, is shown whole at once', () => {
  const { drawn, show } = drawRows();
  show(rowsFrom(90), 'w');
  for (let step = 0; step < 6; step += 1) rest();
  drawn.length = 0;
  show(rowsFrom(300), 'w');
  show(rowsFrom(600), undefined);
  expect(new Set(drawn)).toEqual(new Set([100]));
});

test('in sight are the rows down to the lower edge of the window, and all cards of a line', () => {
  expect(countInSight(null)).toBe(16);
  const list = document.createElement('ul');
  list.innerHTML = '<li data-row="srv-aaaaa"></li>';
  const [row] = list.children;
  const place = vi.spyOn(row!, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 288, 900, 48));
  expect(countInSight(list)).toBe(10);
  vi.spyOn(list, 'clientWidth', 'get').mockReturnValue(900);
  place.mockReturnValue(new DOMRect(0, -60, 290, 140));
  expect(countInSight(list)).toBe(18);
});
