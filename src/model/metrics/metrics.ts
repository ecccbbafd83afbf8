import * as v from 'valibot';
import { isoOf } from '@/lib/dates';
import { number } from '@/model/number';

export interface Series {
  readonly name: string;
  /** An interface or volume; null for the resource itself. */
  readonly subject: string | null;
  /** Milliseconds since the epoch and value; null is a gap. */
  readonly points: readonly (readonly [time: number, value: number | null])[];
}

/** A resource's metrics over a range; times are milliseconds. */
export interface Metrics {
  readonly start: number;
  readonly end: number;
  readonly step: number;
  readonly series: readonly Series[];
  /** True if a series or value could not be read. */
  readonly isPartly?: boolean;
}

/** True if nothing was measured; false if a part could not be read. */
export function isEmpty({ series, isPartly = false }: Metrics): boolean {
  if (isPartly) return false;
  return series.every(({ points }) => points.every(([, value]) => value === null));
}

const SECOND = 1000;

/** A time past the range of dates has no axis (ECMA-262 §21.4.1.1). */
const seconds = v.pipe(
  number,
  v.check((time) => isoOf(time * SECOND) !== undefined),
);

const FRAME = v.object({
  start: seconds,
  end: seconds,
  step: v.pipe(seconds, v.gtValue(0)),
  series: v.array(v.unknown()),
});

const SERIES = v.object({
  name: v.string(),
  subjectId: v.nullish(v.string()),
  timestamps: v.array(v.unknown()),
  values: v.array(v.unknown()),
});

const isGap = (value: unknown): boolean => value === null || value === undefined;

interface SeriesRead {
  readonly series?: Series;
  readonly isWhole: boolean;
}

function readSeries(raw: unknown): SeriesRead {
  const read = v.safeParse(SERIES, raw);
  if (!read.success) return { isWhole: false };
  const { name, subjectId, timestamps, values } = read.output;
  const points = timestamps.flatMap((time, index): Series['points'] => {
    const value = values[index];
    return v.is(seconds, time) ? [[time * SECOND, v.is(number, value) ? value : null]] : [];
  });
  const isWhole =
    points.length === timestamps.length &&
    values.every((value) => isGap(value) || v.is(number, value));
  return { series: { name, subject: subjectId ?? null, points }, isWhole };
}

/** Reads metrics, skipping invalid parts; undefined without a valid range. */
export function readMetrics(raw: unknown): Metrics | undefined {
  const read = v.safeParse(FRAME, raw);
  if (!read.success || read.output.end <= read.output.start) return undefined;
  const { start, end, step, series } = read.output;
  const reads = series.map(readSeries);
  return {
    start: start * SECOND,
    end: end * SECOND,
    step: step * SECOND,
    series: reads.flatMap((each) => each.series ?? []),
    ...(!reads.every(({ isWhole }) => isWhole) && { isPartly: true }),
  };
}
