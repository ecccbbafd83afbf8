import { addDays, startOfDay } from 'date-fns';
import { formatDay, formatTimeOfDay } from '@/lib/dates';
import { type MetricsRange, RANGES } from '@/model/metrics/ranges';

/** docs/product/servers.md#chart-ticks */
const MOST_TICKS = 100;

const QUARTER_MS = 900_000;

/** Allowed spacings divide an hour, a day or a week. */
const STRIDES: Readonly<Record<'quarters' | 'days', readonly number[]>> = {
  quarters: [1, 2, 4, 8, 12, 16, 24, 48, 96],
  days: [1, 2, 3, 4, 7, 14],
};

const isMidnight = (time: number): boolean => startOfDay(time).getTime() === time;

/** Only the last ticks: the answered range may be of any length. */
function days(start: number, end: number): number[] {
  const ticks: number[] = [];
  const last = startOfDay(end);
  for (let back = MOST_TICKS - 1; back >= 0; back -= 1) {
    const day = addDays(last, -back).getTime();
    if (day >= start && day <= end) ticks.push(day);
  }
  return ticks;
}

function quarters(start: number, end: number): number[] {
  const last = Math.floor(end / QUARTER_MS);
  const first = Math.max(Math.ceil(start / QUARTER_MS), last - MOST_TICKS + 1);
  const count = Math.max(0, last - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * QUARTER_MS);
}

/** Lists the ticks of the time axis: every 15 minutes or every local midnight. */
export function timeTicks(range: MetricsRange, start: number, end: number): readonly number[] {
  return RANGES[range].ticks === 'days' ? days(start, end) : quarters(start, end);
}

/** Thins the ticks to at most `room`, evenly and at full hours if possible. */
export function fittingTicks(
  range: MetricsRange,
  ticks: readonly number[],
  room: number,
): readonly number[] {
  const { ticks: apart } = RANGES[range];
  const strides = STRIDES[apart];
  const stride = strides.find((each) => ticks.length / each <= room) ?? strides.at(-1) ?? 1;
  if (apart === 'days') return ticks.filter((_, index) => index % stride === 0);
  return ticks.filter((time) => {
    const quarter = Math.round((time - startOfDay(time).getTime()) / QUARTER_MS);
    return quarter % stride === 0;
  });
}

export function formatTick(time: number): string {
  return isMidnight(time) ? formatDay(time) : formatTimeOfDay(time);
}
