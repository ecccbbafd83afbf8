import { sumOf } from '@/lib/numbers';
import { truncateName } from '@/lib/text';
import { type Chart, CHART_COLOUR } from './charts';
import type { Metrics, Series } from './metrics';

/** The palette's size; further lines reuse it. */
export const CHART_COLOURS = 11;

export interface ChartLine {
  readonly id: string;
  readonly label: string;
  readonly colour: number;
}

/** The values of all lines at a time (milliseconds); null is a gap. */
export interface ChartRow {
  readonly time: number;
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  readonly lines: readonly ChartLine[];
  readonly rows: readonly ChartRow[];
}

function rowsOf(series: readonly Series[]): readonly ChartRow[] {
  const rows = new Map<number, (number | null)[]>();
  for (const [index, { points }] of series.entries()) {
    for (const [time, value] of points) {
      const values = rows.get(time) ?? series.map(() => null);
      values[index] = value;
      rows.set(time, values);
    }
  }
  return [...rows]
    .map(([time, values]) => ({ time, values }))
    .toSorted((one, other) => one.time - other.time);
}

export function chartData(
  chart: Chart,
  metrics: Metrics,
  nameOf: (subject: string) => string,
): ChartData {
  const shown = metrics.series.filter(({ name }) => chart.series.some(([each]) => each === name));
  const subjects = new Set(shown.map(({ subject }) => subject));
  const told = new Map(chart.series.map(([name, ...rest]) => [name, rest]));
  const ordered = [...subjects].flatMap((subject) =>
    chart.series.flatMap(([name]) =>
      shown.filter((each) => each.subject === subject && each.name === name).slice(0, 1),
    ),
  );
  const lines = ordered.map(({ name, subject }, index) => {
    const [label = name, colour] = told.get(name) ?? [];
    const isOneOfMany = subjects.size > 1 && subject !== null;
    return {
      id: subject === null ? name : `${name} ${subject}`,
      label: isOneOfMany ? `${truncateName(nameOf(subject))}: ${label}` : label,
      colour: colour === undefined ? index % CHART_COLOURS : CHART_COLOUR[colour],
    };
  });
  return { lines, rows: rowsOf(ordered) };
}

export interface LineSummary {
  readonly latest: number;
  readonly average: number;
  readonly highest: number;
}

export function summaryOf(rows: readonly ChartRow[], line: number): LineSummary | undefined {
  const values = rows.flatMap(({ values: { [line]: value } }) => value ?? []);
  const latest = values.at(-1);
  if (latest === undefined) return undefined;
  return {
    latest,
    average: values.reduce((sum, value) => sum + value, 0) / values.length,
    highest: values.reduce((most, value) => Math.max(most, value)),
  };
}

/** Adds up the named series by time, oldest first; null where a name has no value. */
export function sumByTime(
  metrics: Metrics | undefined,
  names: readonly string[],
): readonly (number | null)[] {
  const shown = metrics?.series.filter(({ name }) => names.includes(name)) ?? [];
  return rowsOf(shown).map(({ values }) => {
    const sums = names.map((each) => {
      const known = values.flatMap((value, index) =>
        shown[index]?.name === each ? (value ?? []) : [],
      );
      return known.length === 0 ? undefined : sumOf(known);
    });
    return sumOf(sums) ?? null;
  });
}
