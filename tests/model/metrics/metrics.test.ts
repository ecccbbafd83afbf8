import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHART_COLOUR, CHARTS } from '@/model/metrics/charts';
import { chartData, CHART_COLOURS, sumByTime, summaryOf } from '@/model/metrics/lines';
import { isEmpty, type Metrics, readMetrics } from '@/model/metrics/metrics';
import { RANGES, METRICS_RANGES } from '@/model/metrics/ranges';

const wire = (series: readonly unknown[]) => ({ start: 60, end: 180, step: 60, series });
const measured = (name: string, values: readonly unknown[], subjectId: string | null = null) => ({
  name,
  subjectId,
  timestamps: [60, 120, 180].slice(0, values.length),
  values,
});
const read = (...series: readonly unknown[]): Metrics => readMetrics(wire(series))!;
const named = (subject: string) => `the ${subject}`;

test('Last hour, Last day, Last week and Last 2 weeks can be chosen', () => {
  expect(METRICS_RANGES.map((range) => RANGES[range].label)).toEqual([
    'Last hour',
    'Last day',
    'Last week',
    'Last 2 weeks',
  ]);
});

test('what a server and a volume have charts of', () => {
  const titles = (kind: keyof typeof CHARTS) => CHARTS[kind].map(({ title }) => title);
  expect(titles('server')).toEqual([
    'CPU utilisation',
    'Network data',
    'Disk IO in Bytes',
    'Disk IO in IOPS',
  ]);
  expect(titles('volume')).toEqual(['Disk IO in Bytes', 'Disk IO in IOPS']);
});

describe('what the GraphQL API answers', () => {
  test('its seconds become milliseconds, its nulls are gaps', () => {
    expect(read(measured('cpu_percent', [12.5, null, 3]))).toEqual({
      start: 60_000,
      end: 180_000,
      step: 60_000,
      series: [
        {
          name: 'cpu_percent',
          subject: null,
          points: [
            [60_000, 12.5],
            [120_000, null],
            [180_000, 3],
          ],
        },
      ],
    });
  });

  test('a series that is none costs no other, a value that is none is a gap', () => {
    const { series } = read('nonsense', measured('cpu_percent', ['12', 3]), { name: 'empty' });
    expect(series).toHaveLength(1);
    expect(series[0]?.points).toEqual([
      [60_000, null],
      [120_000, 3],
    ]);
  });

  test.each([
    ['a series that is none', ['nonsense']],
    ['a value that is none', [measured('cpu_percent', ['12'])]],
    ['a time that is none', [{ name: 'cpu_percent', timestamps: ['x'], values: [1] }]],
  ])('%s leaves it unknown if anything was measured', (_, series) => {
    const metrics = read(...series);
    expect(metrics.isPartly).toBe(true);
    expect(isEmpty(metrics)).toBe(false);
  });

  test('gaps alone say that nothing was measured', () => {
    const metrics = read(measured('cpu_percent', [null, null]));
    expect(metrics.isPartly).toBeUndefined();
    expect(isEmpty(metrics)).toBe(true);
  });

  test('without a range it says nothing', () => {
    expect(readMetrics({ ...wire([]), end: 60 })).toBeUndefined();
    expect(readMetrics({ ...wire([]), step: 0 })).toBeUndefined();
    expect(readMetrics(null)).toBeUndefined();
  });

  test('times past all dates and values past all numbers are left out', () => {
    expect(readMetrics({ ...wire([]), end: 1e14 })).toBeUndefined();
    const { series } = readMetrics(
      wire([{ name: 'cpu_percent', timestamps: [1e14, 60], values: [1, 1e300] }]),
    )!;
    expect(series[0]?.points).toEqual([[60_000, null]]);
  });

  test('anything at all can come, and nothing throws', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()));
    const series = fc.record({ name: fc.string(), subjectId: odd, timestamps: odd, values: odd });
    fc.assert(
      fc.property(fc.oneof(odd, fc.array(fc.oneof(odd, series)).map(wire)), (raw) => {
        const metrics = readMetrics(raw);
        for (const chart of CHARTS.server) if (metrics) chartData(chart, metrics, named);
      }),
    );
  });
});

describe('the lines of a chart', () => {
  const [cpu, network, bytes] = CHARTS.server;

  test('each chart takes its own series, in the order of its words', () => {
    const metrics = read(
      measured('transmit_bytes', [4, 5, 6], 'int-aaaaa'),
      measured('cpu_percent', [1, 2, 3]),
      measured('receive_bytes', [7, null, 9], 'int-aaaaa'),
    );
    expect(chartData(cpu, metrics, named).lines.map(({ label }) => label)).toEqual(['CPU']);
    const { lines, rows } = chartData(network, metrics, named);
    expect(lines.map(({ label }) => label)).toEqual(['Received', 'Sent']);
    expect(rows).toEqual([
      { time: 60_000, values: [7, 4] },
      { time: 120_000, values: [null, 5] },
      { time: 180_000, values: [9, 6] },
    ]);
  });

  test('of several volumes each has lines of its own name', () => {
    const metrics = read(
      measured('volume_read_bytes', [1], 'vol-aaaaa'),
      measured('volume_write_bytes', [2], 'vol-aaaaa'),
      measured('volume_read_bytes', [3], 'vol-bbbbb'),
    );
    const { lines } = chartData(bytes, metrics, named);
    expect(lines.map(({ label }) => label)).toEqual([
      'the vol-aaaaa: Read',
      'the vol-aaaaa: Write',
      'the vol-bbbbb: Read',
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
  });

  test('chart colours cycle through an 11-colour palette', () => {
    const series = Array.from({ length: 6 }, (_, index) => [
      measured('volume_read_bytes', [1], `vol-six0${index}`),
      measured('volume_write_bytes', [1], `vol-six0${index}`),
    ]).flat();
    const colours = chartData(bytes, read(...series), named).lines.map(({ colour }) => colour);
    expect(CHART_COLOURS).toBe(11);
    expect(colours).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]);
  });

  test('HTTP responses have the colours of their meaning, whichever were measured', () => {
    const responses = CHARTS.load_balancer[1];
    const some = ['2xx', '3xx', '4xx', '5xx'].map((each) =>
      measured(`frontend_http_responses_${each}`, [1]),
    );
    const { lines } = chartData(responses, read(...some), named);
    expect(lines.map(({ label, colour }) => [label, colour])).toEqual([
      ['2xx', CHART_COLOUR.green],
      ['3xx', CHART_COLOUR.blue],
      ['4xx', CHART_COLOUR.orange],
      ['5xx', CHART_COLOUR.red],
    ]);
  });

  test('times that only some series have are gaps of the others', () => {
    const metrics = read(
      { name: 'receive_bytes', timestamps: [120], values: [5] },
      { name: 'transmit_bytes', timestamps: [60], values: [6] },
    );
    expect(chartData(network, metrics, named).rows).toEqual([
      { time: 60_000, values: [null, 6] },
      { time: 120_000, values: [5, null] },
    ]);
  });

  test('a line comes to its latest, its average and its highest, gaps left out', () => {
    const { rows } = chartData(cpu, read(measured('cpu_percent', [10, 40, null])), named);
    expect(summaryOf(rows, 0)).toEqual({ latest: 40, average: 25, highest: 40 });
    expect(summaryOf([{ time: 0, values: [null] }], 0)).toBeUndefined();
  });
});

describe('what is added up by time', () => {
  const both = ['receive_bytes', 'transmit_bytes'];

  test('has all interfaces, in and out', () => {
    const metrics = read(
      measured('receive_bytes', [1, 2], 'eth0'),
      measured('transmit_bytes', [10, 20], 'eth0'),
      measured('receive_bytes', [100, null], 'eth1'),
      measured('transmit_bytes', [1000, null], 'eth1'),
    );
    expect(sumByTime(metrics, both)).toEqual([1111, 22]);
  });

  test('is not known of a time without one of both, nor without its series', () => {
    const metrics = read(
      measured('receive_bytes', [1, null, 3]),
      measured('transmit_bytes', [10, 20, null]),
    );
    expect(sumByTime(metrics, both)).toEqual([11, null, null]);
    expect(sumByTime(read(measured('receive_bytes', [1])), both)).toEqual([null]);
    expect(sumByTime(undefined, both)).toEqual([]);
  });
});
