import { SIZE_UNITS } from '@/lib/sizes';
import type { MetricUnit } from '@/model/metrics/charts';

export interface ValueAxis {
  readonly top: number;
  readonly ticks: readonly number[];
  /** Unit of the ticks, if they don't say it: 'MB/s'. */
  readonly unit?: string;
  readonly formatTick: (tick: number) => string;
  /** Formats a value in the axis' unit: '0.7 MB/s'. */
  readonly format: (value: number) => string;
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

function scaleOf(reach: number, size: number) {
  const step = niceStep(reach / size / STEPS);
  const count = Math.ceil(reach / size / step);
  const decimals = decimalsOf(step);
  return {
    top: count * step * size,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step * size),
    digits: (tick: number) => (tick / size).toFixed(decimals),
  };
}

/** One decimal at most; a little is never shown as nothing. */
function rounded(value: number): string {
  const digits = String(Number(value.toFixed(1)));
  return digits === '0' && value > 0 ? '< 0.1' : digits;
}

/** Powers of 1024, so that a number of bytes has at most three digits before its point. */
function powerOf(bytes: number): number {
  const power = Math.floor(Math.log((Math.max(bytes, 1) * KILO) / 1000) / Math.log(KILO));
  return Math.min(power, SIZE_UNITS.length - 1);
}

const byteUnit = (power: number): string => `${SIZE_UNITS[power] ?? ''}/s`;

const formatBytes = (bytes: number, power: number): string =>
  `${rounded(bytes / KILO ** power)} ${byteUnit(power)}`;

function byteAxis(reach: number): ValueAxis {
  // The top may be a thousand of the unit that the values have.
  const power = powerOf(scaleOf(reach, KILO ** powerOf(reach)).top);
  const { top, ticks, digits } = scaleOf(reach, KILO ** power);
  return {
    top,
    ticks,
    unit: byteUnit(power),
    formatTick: digits,
    format: (value) => formatBytes(value, power),
  };
}

/** Minimum heights, so that a scale has numbers worth reading. */
const LEAST: Readonly<Record<MetricUnit, number>> = {
  percent: 8,
  bytes: KILO,
  operations: 4,
  count: 4,
  rate: 4,
};

/** Suffixes of axis ticks. Operations have none, since the chart's title names them. */
const TICK_UNITS: Readonly<Partial<Record<MetricUnit, string>>> = { percent: '%', rate: '/s' };

/** Makes an axis from 0 to an even number just above the highest value. */
export function valueAxis(unit: MetricUnit, highest: number): ValueAxis {
  const reach = Math.max(highest, LEAST[unit]);
  if (unit === 'bytes') return byteAxis(reach);
  const { top, ticks, digits } = scaleOf(reach, 1);
  return {
    top,
    ticks,
    formatTick: (tick) => `${digits(tick)}${TICK_UNITS[unit] ?? ''}`,
    format: (value) => formatMetric(unit, value),
  };
}

/** Formats a value with its unit: '12.5%', '1.2 MB/s', '85 IOPS', '110/s'. */
export function formatMetric(unit: MetricUnit, value: number): string {
  switch (unit) {
    case 'percent':
      return `${rounded(value)}%`;
    case 'bytes':
      return formatBytes(value, powerOf(value));
    case 'operations':
      return `${rounded(value)} IOPS`;
    case 'count':
      return rounded(value);
    case 'rate':
      return `${rounded(value)}/s`;
  }
}
