import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScreenfulFirst } from '@/components/lists/use-screenful-first';

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
      const some = useScreenfulFirst(rows, typed);
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
  // The ten that stood already stay, within the 16 that a window of 768 px shows.
  expect(drawn.at(-1)).toBe(16);
  rest();
  expect(drawn.at(-1)).toBe(32);
  // What is read anew meanwhile is no reason to draw all at once, nor is the next letter.
  show([...rows], 'w');
  expect(drawn.at(-1)).toBe(32);
  show([...rows].reverse(), 'we');
  expect(drawn.at(-1)).toBe(48);
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
