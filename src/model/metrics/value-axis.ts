import { formatSize } from '@/lib/sizes';
import type { MetricUnit } from '@/model/metrics/charts';

/** The value axis, from 0 to the last tick. */
export interface ValueAxis {
  readonly top: number;
  readonly ticks: readonly number[];
}

const KILO = 1024;
const STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10];

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (NICE.find((nice) => nice * power >= least) ?? 10) * power;
}

function axisOf(reach: number, size: number): ValueAxis {
  const step = niceStep(reach / size / STEPS) * size;
  const count = Math.ceil(reach / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { top: count * step, ticks };
}

/** Steps of bytes are powers of 1024: 256 KB, not 250. */
function byteAxis(reach: number): ValueAxis {
  const size = KILO ** Math.floor(Math.log(reach) / Math.log(KILO));
  const axis = axisOf(reach, size);
  return axis.top < 1000 * size ? axis : axisOf(reach, size * KILO);
}

/** Minimum heights, so that an idle machine looks idle. */
const LEAST: Readonly<Record<MetricUnit, number>> = { percent: 100, bytes: KILO, operations: 4 };

/** Returns an axis that fits the highest value. */
export function valueAxis(unit: MetricUnit, highest: number): ValueAxis {
  const reach = Math.max(highest, LEAST[unit]);
  return unit === 'bytes' ? byteAxis(reach) : axisOf(reach, 1);
}

const rounded = (value: number): string => String(Number(value.toFixed(value < 10 ? 2 : 1)));

/** Formats a value with its unit: '12.5%', '1.2 MB/s', '85 IOPS'. */
export function formatMetric(unit: MetricUnit, value: number): string {
  switch (unit) {
    case 'percent':
      return `${rounded(value)}%`;
    case 'bytes':
      return `${formatSize(value)}/s`;
    case 'operations':
      return `${rounded(value)} IOPS`;
  }
}

/** Formats a tick, without IOPS, which the title names. */
export function formatMetricTick(unit: MetricUnit, value: number): string {
  return unit === 'operations' ? rounded(value) : formatMetric(unit, value);
}
