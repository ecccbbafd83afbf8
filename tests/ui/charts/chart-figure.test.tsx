import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Announcer } from '@/ui/announcer';
import { ChartFigure, ChartFrame } from '@/ui/charts/chart-figure';
import type { Drawn, ValueAxis, ValueScale } from '@/ui/charts/chart-parts';
import { ChartTip } from '@/ui/charts/line-chart';
import { createDrawing } from '@/ui/charts/drawing';

const format = (value: number): string => `${value} B`;
const axis: ValueAxis = {
  top: 30,
  ticks: [0, 30],
  unit: 'KB',
  formatTick: String,
  format: (value) => `${value / 1000} KB`,
};
const values: ValueScale = { axis: () => axis, format };
const drawn: Drawn = {
  label: 'Network data',
  describedBy: 'words',
  lines: [
    { id: 'in', label: 'Received', colour: 0 },
    { id: 'out', label: 'Sent', colour: 1 },
  ],
  hidden: new Set(),
  rows: [
    { time: 1000, values: [1, 10] },
    { time: 2000, values: [null, 30] },
  ],
  time: {
    start: 1000,
    end: 2000,
    ticks: () => [],
    formatTick: String,
    format: (time) => `second ${String(time / 1000)}`,
  },
  axis,
  format,
  group: 'all',
};
const facts = [
  { latest: 1, average: 1, highest: 1 },
  { latest: 30, average: 20, highest: 30 },
];

const { label: title, lines, rows, time, group } = drawn;
const view = 'table' as const;
const figure = { title, lines, rows, facts, time, values, view, empty: 'Nothing yet', group };

const cells = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent ?? ''));

test('in figures the newest is first, and a gap is a dash; the keyboard can scroll them', () => {
  render(<ChartFigure {...figure} />);
  expect(cells()).toEqual([
    ['Time', 'Received', 'Sent'],
    ['second 2', '–', '30 B'],
    ['second 1', '1 B', '10 B'],
  ]);
  expect(screen.getByRole('region', { name: 'Network data, figures' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});

test('a line can be left out, and comes back', async () => {
  const user = userEvent.setup();
  render(<ChartFigure {...figure} />);
  const key = screen.getByRole('button', { name: 'Received 0.001 KB' });
  await user.click(key);
  expect(key).toHaveAttribute('aria-pressed', 'false');
  expect(cells()[1]).toEqual(['second 2', '30 B']);
  await user.click(key);
  expect(cells()[1]).toEqual(['second 2', '–', '30 B']);
});

test('the legend has the unit of the axis, which stands beside the title of a drawing', () => {
  const { rerender } = render(<ChartFigure {...figure} view="chart" />);
  expect(screen.getByText('KB')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sent 0.03 KB' })).toBeVisible();
  rerender(<ChartFigure {...figure} />);
  expect(screen.queryByText('KB')).toBeNull();
});

test('the scale fits the lines that are shown', async () => {
  const user = userEvent.setup();
  const axisOf = vi.fn(() => axis);
  render(<ChartFigure {...figure} values={{ axis: axisOf, format }} />);
  expect(axisOf).toHaveBeenLastCalledWith(30);
  await user.click(screen.getByRole('button', { name: /^Sent/ }));
  expect(axisOf).toHaveBeenLastCalledWith(1);
});

test('a line alone has nothing to be left out of', () => {
  render(<ChartFigure {...figure} lines={drawn.lines.slice(0, 1)} facts={facts.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what the lines come to is said in words', () => {
  render(<ChartFigure {...figure} facts={[undefined, facts[1]]} />);
  expect(
    screen.getByText('Received: no data. Sent: latest 30 B, average 20 B, highest 30 B.'),
  ).toBeInTheDocument();
});

test('without a single point it says so', () => {
  render(<ChartFigure {...figure} facts={[undefined, undefined]} />);
  expect(
    within(screen.getByRole('figure', { name: title })).getByText('Nothing yet'),
  ).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a chart to come has its place already', () => {
  render(<ChartFrame title={title} busy />);
  expect(screen.getByRole('figure', { name: title })).toHaveAttribute('aria-busy', 'true');
});

test('where the code of the drawing cannot be had, the figures stand in its place', async () => {
  const Drawing = createDrawing(() => Promise.reject(new Error('gone')));
  render(<Drawing {...drawn} />);
  expect(await screen.findByRole('table', { name: title })).toBeVisible();
});

test('a page is drawn before its charts are, even where their code is there', async () => {
  const seen: (string | null)[] = [];
  const LineChart = () => {
    seen.push(document.body.textContent);
    return <p>drawn</p>;
  };
  const Drawing = createDrawing(() => Promise.resolve({ LineChart }));
  const { unmount } = render(<Drawing {...drawn} />);
  await screen.findByText('drawn');
  unmount();
  seen.length = 0;
  render(
    <>
      <p>the page</p>
      <Drawing {...drawn} />
    </>,
  );
  expect(await screen.findByText('drawn')).toBeVisible();
  expect(seen[0]).toBe('the page');
});

test('a moment is read out to who goes by arrow keys, not to who points', async () => {
  render(<Announcer />);
  const tip = {
    row: drawn.rows[1],
    lines: drawn.lines,
    hidden: drawn.hidden,
    formatTime: drawn.time.format,
    format,
  };
  const { rerender } = render(<ChartTip {...tip} announced={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(screen.getByText('no data')).toBeVisible();
  rerender(<ChartTip {...tip} announced />);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('second 2, Received no data, Sent 30 B'),
  );
});
