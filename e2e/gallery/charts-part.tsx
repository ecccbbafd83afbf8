import { Card } from '@/ui/card';
import { ChartFigure, ChartFrame } from '@/ui/charts/chart-figure';
import { ChartFigures } from '@/ui/charts/chart-figures';
import type { TimeScale, ValueScale } from '@/ui/charts/chart-parts';

const MINUTE = 60_000;
const LENGTH = 60;
const START = Date.UTC(2026, 2, 7, 9);

const rows = Array.from({ length: LENGTH }, (_, index) => ({
  time: START + index * MINUTE,
  values: [30 + 20 * Math.sin(index / 6), index > 20 && index < 30 ? null : 60 - index / 2],
}));

const lines = [
  { id: 'in', label: 'Received', colour: 0 },
  { id: 'out', label: 'Sent', colour: 1 },
];

const clock = (time: number): string => new Date(time).toISOString().slice(11, 16);

const time: TimeScale = {
  start: START,
  end: START + LENGTH * MINUTE,
  ticks: () => [START, START + 30 * MINUTE],
  formatTick: clock,
  format: clock,
};

const format = (value: number): string => `${value.toFixed(1)}%`;

const values: ValueScale = {
  axis: () => ({ top: 80, ticks: [0, 40, 80], formatTick: (tick) => `${String(tick)}%`, format }),
  format,
};

const facts = [
  { latest: 21, average: 30, highest: 50 },
  { latest: 30.5, average: 45, highest: 60 },
];

const shared = { lines, rows, time, values, empty: 'No data for the last hour', group: 'gallery' };

export function ChartsPart() {
  return (
    <Card title="Charts">
      <ChartFigures>
        <ChartFigure {...shared} title="A drawing" facts={facts} view="chart" />
        <ChartFigure {...shared} title="Figures" facts={facts} view="table" />
        <ChartFigure {...shared} title="Nothing" facts={[undefined, undefined]} view="chart" />
        <ChartFrame title="To come" busy />
      </ChartFigures>
    </Card>
  );
}
