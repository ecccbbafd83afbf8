import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VirtualRows } from '@/components/lists/virtual-rows';
import { TableBody } from '@/ui/table';

const HEIGHT = 48;
const COUNT = 100_000;
const records = Array.from({ length: COUNT }, (_, at) => ({ id: `row-${String(at)}` }));
const draws: string[] = [];

function draw({ id }: { readonly id: string }, index: number) {
  draws.push(id);
  return (
    <tr key={id} data-row={id} aria-rowindex={index + 1}>
      <td>{id}</td>
    </tr>
  );
}

function scrollTo(top: number): void {
  act(() => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });
}

const drawnRows = () => screen.getAllByRole('row').map((row) => Number(row.ariaRowIndex));

/** The gaps before and after the rows, in pixels. */
const gaps = () =>
  [...document.querySelectorAll<HTMLElement>('td[colspan]')].map((cell) =>
    Number.parseFloat(cell.style.getPropertyValue('--gap')),
  );

test('of very many rows those in sight are drawn, with some beside them, in their places', () => {
  draws.length = 0;
  render(
    <table>
      <TableBody>
        <VirtualRows records={records} draw={draw} />
      </TableBody>
    </table>,
  );
  const inSight = Math.ceil(innerHeight / HEIGHT);
  for (const first of [0, 1, 50_000, 99_990, COUNT - inSight]) {
    scrollTo(first * HEIGHT);
    const rows = drawnRows();
    const last = Math.min(COUNT, first + inSight);
    expect(rows[0]).toBeLessThanOrEqual(first + 1);
    expect(rows.at(-1)).toBeGreaterThanOrEqual(last);
    expect(rows.length).toBeLessThan(inSight + 40);
    expect(rows).toEqual(Array.from(rows, (_, at) => (rows[0] ?? 0) + at));
    const [before = 0, after = 0] = gaps();
    expect(before).toBe(((rows[0] ?? 0) - 1) * HEIGHT);
    expect(before + rows.length * HEIGHT + after).toBe(COUNT * HEIGHT);
  }
});

test('less than a row of scrolling draws nothing', () => {
  render(
    <table>
      <TableBody>
        <VirtualRows records={records} draw={draw} />
      </TableBody>
    </table>,
  );
  scrollTo(400 * HEIGHT);
  draws.length = 0;
  scrollTo(400 * HEIGHT + 20);
  expect(draws).toEqual([]);
});
