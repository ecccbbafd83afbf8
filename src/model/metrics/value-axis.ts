import { formatSize, SIZE_UNITS } from '@/lib/sizes';
import type { MetricUnit } from '@/model/metrics/charts';

export interface ValueAxis {
  readonly top: number;
  readonly ticks: readonly number[];
  readonly format: (tick: number) => string;
}

const KILO = 1024;
const STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10];

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (NICE.find((nice) => nice * power >= least) ?? 10) * power;
}

function decimalsOf(step: number): number {
  return [0, 1].find((count) => Number(step.toFixed(count)) === step) ?? 2;
}

function axisOf(reach: number, size: number, unit: string): ValueAxis {
  const step = niceStep(reach / size / STEPS);
  const count = Math.ceil(reach / size / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step * size);
  const decimals = decimalsOf(step);
  return {
    top: count * step * size,
    ticks,
    format: (tick) => `${(tick / size).toFixed(decimals)}${unit}`,
  };
}

/** Bytes are counted in powers of 1024. */
function byteAxis(reach: number): ValueAxis {
  const last = SIZE_UNITS.length - 1;
  const axisIn = (power: number) => {
    const unit = Math.min(power, last);
    return axisOf(reach, KILO ** unit, ` ${SIZE_UNITS[unit] ?? ''}/s`);
  };
  const power = Math.floor(Math.log(reach) / Math.log(KILO));
  const axis = axisIn(power);
  return axis.top < 1000 * KILO ** power ? axis : axisIn(power + 1);
}

/** Minimum heights, so that an idle machine looks idle. */
const LEAST: Readonly<Record<MetricUnit, number>> = {
  percent: 100,
  bytes: KILO,
  operations: 4,
  count: 4,
  rate: 4,
};

/** Suffixes of axis ticks. Operations have none, since the chart's title names them. */
const TICK_UNITS: Readonly<Partial<Record<MetricUnit, string>>> = { percent: '%', rate: '/s' };

export function valueAxis(unit: MetricUnit, highest: number): ValueAxis {
  const reach = Math.max(highest, LEAST[unit]);
  return unit === 'bytes' ? byteAxis(reach) : axisOf(reach, 1, TICK_UNITS[unit] ?? '');
}

const rounded = (value: number): string => String(Number(value.toFixed(value < 10 ? 2 : 1)));

/** Formats a value with its unit: '12.5%', '1.2 MB/s', '85 IOPS', '110/s'. */
export function formatMetric(unit: MetricUnit, value: number): string {
  switch (unit) {
    case 'percent':
      return `${rounded(value)}%`;
    case 'bytes':
      return `${formatSize(value)}/s`;
    case 'operations':
      return `${rounded(value)} IOPS`;
    case 'count':
      return rounded(value);
    case 'rate':
      return `${rounded(value)}/s`;
  }
}
