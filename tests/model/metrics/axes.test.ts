import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METRICS_RANGES } from '@/model/metrics/ranges';
import { formatTick, fittingTicks, timeTicks } from '@/model/metrics/time-axis';
import { formatMetric, valueAxis } from '@/model/metrics/value-axis';

const HOUR = 3_600_000;
const noon = new Date(2026, 10, 20, 12, 7).getTime();

describe('the axis of time', () => {
  test('ticks of short ranges are 15 minutes apart', () => {
    expect(timeTicks('HOURS_1', noon - HOUR, noon).map(formatTick)).toEqual([
      '11:15',
      '11:30',
      '11:45',
      '12:00',
    ]);
    expect(timeTicks('HOURS_24', noon - 24 * HOUR, noon)).toHaveLength(96);
  });

  test('ticks of week ranges are daily', () => {
    const week = timeTicks('HOURS_168', noon - 168 * HOUR, noon);
    expect(week.map(formatTick)).toEqual([
      '14 Nov',
      '15 Nov',
      '16 Nov',
      '17 Nov',
      '18 Nov',
      '19 Nov',
      '20 Nov',
    ]);
    expect(timeTicks('HOURS_336', noon - 336 * HOUR, noon)).toHaveLength(14);
  });

  test.each(['HOURS_24', 'HOURS_336'] as const)(
    'a range as long as all time has no more ticks than another: %s',
    (range) => {
      expect(timeTicks(range, 0, 8.64e15).length).toBeLessThanOrEqual(100);
    },
  );

  test('there are never more than 100 ticks, the latest stay', () => {
    const many = timeTicks('HOURS_24', noon - 500 * HOUR, noon);
    expect(many).toHaveLength(100);
    expect(formatTick(many.at(-1)!)).toBe('12:00');
  });

  test('as many are left as there is room for, at full hours and from midnight', () => {
    const ticks = timeTicks('HOURS_24', noon - 24 * HOUR, noon);
    const labels = (room: number) => fittingTicks('HOURS_24', ticks, room).map(formatTick);
    expect(labels(8)).toEqual([
      '15:00',
      '18:00',
      '21:00',
      '20 Nov',
      '3:00',
      '6:00',
      '9:00',
      '12:00',
    ]);
    expect(labels(4)).toEqual(['18:00', '20 Nov', '6:00', '12:00']);
    const days = timeTicks('HOURS_336', noon - 336 * HOUR, noon);
    expect(fittingTicks('HOURS_336', days, 7).map(formatTick)).toEqual([
      '7 Nov',
      '9 Nov',
      '11 Nov',
      '13 Nov',
      '15 Nov',
      '17 Nov',
      '19 Nov',
    ]);
  });

  test('what is left are ticks, in whatever room there is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...METRICS_RANGES), fc.integer({ max: 40 }), (range, room) => {
        const ticks = timeTicks(range, noon - 336 * HOUR, noon);
        for (const tick of fittingTicks(range, ticks, room)) expect(ticks).toContain(tick);
      }),
    );
  });
});

describe('the axis of values', () => {
  const labels = (...[unit, highest]: Parameters<typeof valueAxis>) => {
    const { ticks, formatTick } = valueAxis(unit, highest);
    return ticks.map(formatTick).join(', ');
  };

  test('the scale ends just above the highest value, whatever the unit', () => {
    expect(labels('percent', 7)).toBe('0%, 2%, 4%, 6%, 8%');
    expect(labels('percent', 0.2)).toBe('0%, 2%, 4%, 6%, 8%');
    expect(labels('percent', 52)).toBe('0%, 20%, 40%, 60%');
    expect(labels('percent', 97)).toBe('0%, 25%, 50%, 75%, 100%');
    expect(valueAxis('percent', 130).top).toBe(150);
    expect(labels('rate', 90)).toBe('0/s, 25/s, 50/s, 75/s, 100/s');
  });

  test('one unit an axis, with one number of decimals', () => {
    const told = (bytes: number) => {
      const { unit = '' } = valueAxis('bytes', bytes);
      return `${labels('bytes', bytes)} ${unit}`;
    };
    expect(told(3.4 * 1024 ** 2)).toBe('0, 1, 2, 3, 4 MB/s');
    expect(told(1.4 * 1024 ** 2)).toBe('0.0, 0.5, 1.0, 1.5 MB/s');
    expect(told(1016 * 1024)).toBe('0.00, 0.25, 0.50, 0.75, 1.00 MB/s');
    expect(told(300 * 1024)).toBe('0, 100, 200, 300 KB/s');
    expect(labels('operations', 90)).toBe('0, 25, 50, 75, 100');
    expect(valueAxis('bytes', 0).top).toBeGreaterThanOrEqual(1024);
  });

  test('a value beside the axis has its unit, and one decimal at most', () => {
    const { format } = valueAxis('bytes', 3.4 * 1024 ** 2);
    expect([678 * 1024, 3 * 1024 ** 2, 20 * 1024, 0].map(format)).toEqual([
      '0.7 MB/s',
      '3 MB/s',
      '< 0.1 MB/s',
      '0 MB/s',
    ]);
    expect(valueAxis('percent', 7).format(6.54)).toBe('6.5%');
  });

  test('everything has its place, in a handful of even steps from 0', () => {
    const units = fc.constantFrom('percent', 'bytes', 'operations');
    fc.assert(
      fc.property(units, fc.double({ min: 0, max: 1e15, noNaN: true }), (unit, highest) => {
        const { top, ticks } = valueAxis(unit, highest);
        expect(top).toBeGreaterThanOrEqual(highest);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(top);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(7);
      }),
    );
  });

  test('a value has its unit', () => {
    expect(formatMetric('percent', 12.345)).toBe('12.3%');
    expect(formatMetric('bytes', 1536)).toBe('1.5 KB/s');
    expect(formatMetric('bytes', 1016 * 1024)).toBe('1 MB/s');
    expect(formatMetric('operations', 3.456)).toBe('3.5 IOPS');
  });
});
