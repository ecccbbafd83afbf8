import { expect, test } from 'vitest';
import { signedIn, start } from '../client';

const query = `query ($id: ID!, $range: MetricsRange!) {
  metrics(resourceId: $id, range: $range) { start end step series { name subjectId timestamps values } }
}`;

interface Series {
  name: string;
  subjectId: string | null;
  timestamps: number[];
  values: (number | null)[];
}
interface Answer {
  data: { metrics: { start: number; end: number; step: number; series: Series[] } };
}
type Stage = Awaited<ReturnType<typeof signedIn>>;

async function metrics({ client }: Stage, id: string, range = 'HOURS_1') {
  const { body } = await client.graphql(query, { id, range });
  return (body as Answer).data.metrics;
}
const refusal = async ({ client }: Stage, id: string) =>
  (await client.graphql(query, { id, range: 'HOURS_1' })).body;
const known = ({ values }: Series) => values.filter((value) => value !== null).length;

test('a server has its CPU, each interface its bytes, each volume its bytes and IOs', async () => {
  const { series } = await metrics(await signedIn(), 'srv-nbs01');
  expect(series.map(({ name, subjectId }) => `${name} ${subjectId ?? ''}`.trim())).toEqual([
    'cpu_percent',
    'receive_bytes int-nbs01',
    'transmit_bytes int-nbs01',
    ...['vol-boot1', 'vol-data1'].flatMap((id) => [
      `volume_read_bytes ${id}`,
      `volume_write_bytes ${id}`,
      `volume_read_iops ${id}`,
      `volume_write_iops ${id}`,
    ]),
  ]);
  for (const value of series[0]?.values ?? []) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(100);
  }
});

test.each([
  ['HOURS_1', 1, 60],
  ['HOURS_24', 24, 600],
  ['HOURS_168', 168, 3600],
  ['HOURS_336', 336, 7200],
])('%s tells its start, its end and its step', async (range, hours, step) => {
  const told = await metrics(await signedIn(), 'vol-data1', range);
  const end = Math.floor(start / 1000 / step) * step;
  expect(told).toMatchObject({ start: end - hours * 3600, end, step });
  const { timestamps, values } = told.series[0]!;
  expect(timestamps[0]).toBe(told.start);
  expect(timestamps.at(-1)).toBe(told.end);
  expect(values).toHaveLength(timestamps.length);
  expect(timestamps[1]! - timestamps[0]!).toBe(step);
});

test('a point stays the same, whenever and over whatever range it is asked for', async () => {
  const stage = await signedIn();
  const hour = await metrics(stage, 'srv-web01', 'HOURS_1');
  const day = await metrics(stage, 'srv-web01', 'HOURS_24');
  const at = hour.end - 1200;
  const point = ({ series }: typeof hour) => series[0]!.values[series[0]!.timestamps.indexOf(at)];
  expect(point(hour)).toEqual(expect.any(Number));
  expect(point(day)).toBe(point(hour));
  stage.clock.advance(60_000);
  const later = await metrics(stage, 'srv-web01');
  expect(later.end).toBe(hour.end + 60);
  expect(point(later)).toBe(point(hour));
});

test('while a server did not run there are gaps', async () => {
  const stage = await signedIn();
  // The worker was stopped three days ago, the batch server nobody knows when.
  expect(known((await metrics(stage, 'srv-work1', 'HOURS_24')).series[0]!)).toBe(0);
  const week = (await metrics(stage, 'srv-work1', 'HOURS_168')).series[0]!;
  expect(known(week)).toBe(4 * 24);
  expect(week.values.at(-1)).toBeNull();
  expect(known((await metrics(stage, 'srv-bat04')).series[0]!)).toBe(0);
  expect(known((await metrics(stage, 'srv-make1')).series[0]!)).toBe(0);
  await stage.client.post('/1.0/servers/srv-work1/start?account_id=acc-demo1');
  stage.clock.advance(30 * 60_000);
  const again = (await metrics(stage, 'srv-work1')).series[0]!;
  expect(again.values[0]).toBeNull();
  expect(again.values.at(-1)).toEqual(expect.any(Number));
});

test('a volume is at work while it is attached and its server runs', async () => {
  const stage = await signedIn();
  expect(known((await metrics(stage, 'vol-data1')).series[0]!)).toBe(61);
  expect(known((await metrics(stage, 'vol-free1')).series[0]!)).toBe(0);
  stage.provider.world.server.patch('srv-nbs01', { status: 'failed' });
  expect(known((await metrics(stage, 'vol-data1')).series[0]!)).toBe(0);
});

test('a load balancer has its connections, responses, requests and traffic', async () => {
  const stage = await signedIn();
  const { series } = await metrics(stage, 'lba-front');
  expect(series.map(({ name, subjectId }) => [name, subjectId])).toEqual(
    [
      'frontend_connections',
      ...['1xx', '2xx', '3xx', '4xx', '5xx'].map((codes) => `frontend_http_responses_${codes}`),
      'frontend_requests',
      'frontend_receive_bytes',
      'frontend_transmit_bytes',
    ].map((name) => [name, null]),
  );
  expect(series.map(known)).toEqual(series.map(() => 61));
});

test.each([
  ['lba-falte', 61],
  ['lba-creat', 0],
  ['lba-faild', 0],
])('%s has %i points in an hour', async (id, points) => {
  expect(known((await metrics(await signedIn(), id)).series[0]!)).toBe(points);
});

test('the metrics of what is named fail-metrics are currently inaccessible', async () => {
  const stage = await signedIn();
  const inaccessible = {
    errors: [{ extensions: { code: 'METRICS_CURRENTLY_INACCESSIBLE' } }],
  };
  stage.provider.world.server.patch('srv-web01', { name: 'fail-metrics' });
  expect(await refusal(stage, 'srv-web01')).toMatchObject(inaccessible);
  stage.provider.world.volume.patch('vol-data1', { name: 'fail-metrics' });
  expect(await refusal(stage, 'vol-data1')).toMatchObject(inaccessible);
  stage.provider.world.load_balancer.patch('lba-front', { name: 'fail-metrics' });
  expect(await refusal(stage, 'lba-front')).toMatchObject(inaccessible);
  stage.provider.world.database_server.patch('dbs-main1', { name: 'fail-metrics' });
  expect(await refusal(stage, 'dbs-main1')).toMatchObject(inaccessible);
});

test('a database server has its CPU, RAM, disk and network, since it was made', async () => {
  const stage = await signedIn();
  const { series } = await metrics(stage, 'dbs-main1');
  expect(series.map(({ name, subjectId }) => [name, subjectId])).toEqual(
    [
      'cpu_percent',
      'ram_percent',
      'disk_percent',
      'disk_read_bytes',
      'disk_write_bytes',
      'disk_read_iops',
      'disk_write_iops',
      'receive_bytes',
      'transmit_bytes',
    ].map((name) => [name, null]),
  );
  expect(series.map(known)).toEqual(series.map(() => 61));
  for (const id of ['dbs-creat', 'dbs-faild']) {
    expect(known((await metrics(stage, id)).series[0]!)).toBe(0);
  }
  const created_at = new Date(start - 600_000).toISOString();
  stage.provider.world.database_server.patch('dbs-main1', { created_at });
  expect(known((await metrics(stage, 'dbs-main1')).series[0]!)).toBe(11);
});

test('another’s resource, and what has no metrics, is not found', async () => {
  const stage = await signedIn({}, 'olive@example.com');
  const missing = { errors: [{ extensions: { code: 'NOT_FOUND' } }] };
  expect((await metrics(stage, 'srv-share')).series).not.toEqual([]);
  expect(await refusal(stage, 'srv-web01')).toMatchObject(missing);
  expect(await refusal(stage, 'img-avail')).toMatchObject(missing);
});

test('of the recorded world nothing was measured', async () => {
  const stage = await signedIn({ world: 'recorded' });
  expect((await metrics(stage, 'srv-12345')).series).toEqual([]);
});
