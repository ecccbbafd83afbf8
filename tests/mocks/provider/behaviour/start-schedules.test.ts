import { startSchedules } from '@mocks/provider/behaviour/start-schedules';
import { expect, test } from 'vitest';
import { demo, hearing, shortly } from '../../client';

const hour = 3_600_000;
const day = 24 * hour;
const path = `/1.0/servers/srv-work1?${demo}`;

/** A provider whose schedules run, with its worker's set, at noon. */
async function scheduled(changes: object) {
  const stage = await hearing();
  const stop = startSchedules(stage.provider);
  await stage.client.put(path, changes);
  stage.events.length = 0;
  const { world } = stage.provider;
  return {
    ...stage,
    stop,
    row: () => world.server.need('srv-work1'),
    snapshots: () => world.image.by('source', 'srv-work1'),
    /** Events of the worker and its snapshots. */
    told: () =>
      stage.events
        .filter(({ affects }) => affects.some(({ id }) => id === 'srv-work1'))
        .map(shortly),
  };
}

test.each([
  ['0 13 * * *', '2026-11-20T13:00:00.000Z'],
  ['0 8 * * *', '2026-11-21T08:00:00.000Z'],
  ['0 8 * * 1', '2026-11-23T08:00:00.000Z'],
  ['0 8 1 * *', '2026-12-01T08:00:00.000Z'],
])('a schedule of %s comes next at %s', async (snapshots_schedule, next) => {
  const { row } = await scheduled({ snapshots_schedule });
  expect(row().snapshots_schedule_next_at).toBe(next);
});

test('a schedule that is due makes a snapshot, of which nobody is the user', async () => {
  const { clock, row, snapshots, events, told } = await scheduled({
    snapshots_schedule: '30 12 * * *',
  });
  clock.advance(hour / 2 - 1);
  expect(snapshots()).toEqual([]);
  clock.advance(1);
  const [image] = snapshots();
  expect(image).toMatchObject({ status: 'creating', source_trigger: 'schedule' });
  expect(image?.created_at).toBe('2026-11-20T12:30:00.000Z');
  expect(row().snapshots_schedule_next_at).toBe('2026-11-21T12:30:00.000Z');
  clock.advance(10_000);
  expect(snapshots()).toMatchObject([{ status: 'available' }]);
  expect(told()).toEqual([
    `server.snapshot started srv-work1 ${image?.id}`,
    `server.snapshot completed srv-work1 ${image?.id}`,
  ]);
  expect(events.map(({ user }) => user)).toEqual([null, null]);
});

test('it goes on every time, until it is cleared or the provider ends', async () => {
  const { client, clock, snapshots, stop } = await scheduled({ snapshots_schedule: '0 * * * *' });
  clock.advance(3 * hour);
  expect(snapshots()).toHaveLength(3);
  await client.put(path, { snapshots_schedule: null });
  clock.advance(3 * hour);
  expect(snapshots()).toHaveLength(3);
  await client.put(path, { snapshots_schedule: '0 * * * *' });
  stop();
  clock.advance(3 * hour);
  expect(snapshots()).toHaveLength(3);
});

test('no more scheduled snapshots are kept than retention says, the newest', async () => {
  const { client, clock, provider, snapshots } = await scheduled({
    snapshots_schedule: '0 0 * * *',
    snapshots_retention: '2',
  });
  await client.post(`/1.0/servers/srv-work1/snapshot?${demo}`);
  clock.advance(2 * day);
  const [manual, first] = snapshots();
  provider.world.image.patch(first!.id, { locked: true });
  clock.advance(3 * day);
  const kept = snapshots().map((image) => `${image.created_at.slice(8, 10)} ${image.status}`);
  expect(kept.toSorted()).toEqual([
    '20 available',
    '21 available',
    '22 deleted',
    '23 deleted',
    '24 available',
    '25 available',
  ]);
  expect(manual?.source_trigger).toBe('manual');
});

test.each([
  ['is failed', { status: 'failed' }, {}],
  ['is of an account that may make nothing', {}, { status: 'suspended' }],
] as const)('nothing is made of a server that %s', async (_what, server, account) => {
  const { clock, provider, row, snapshots } = await scheduled({ snapshots_schedule: '0 * * * *' });
  provider.world.server.patch('srv-work1', server);
  provider.world.account.patch('acc-demo1', account);
  clock.advance(hour);
  expect(snapshots()).toEqual([]);
  expect(row().snapshots_schedule_next_at).toBe('2026-11-20T14:00:00.000Z');
});

test('a database has its scheduled snapshots in the same way, and keeps as many', async () => {
  const { clock, client, provider, events } = await scheduled({});
  const { world } = provider;
  const database = `/1.0/database_servers/dbs-repor?${demo}`;
  world.database_snapshot.remove('dbi-creat');
  await client.put(database, { snapshots_schedule: '30 12 * * *', snapshots_retention: '2' });
  events.length = 0;
  clock.advance(hour / 2);
  const made = () => world.database_snapshot.by('source', 'dbs-repor');
  expect(made()).toMatchObject([{ status: 'creating', source_trigger: 'schedule' }]);
  clock.advance(10_000);
  const id = made()[0]!.id;
  expect(events.map(shortly)).toEqual([
    `database_server.snapshot started dbs-repor ${id}`,
    `database_server.snapshot completed dbs-repor ${id}`,
  ]);
  expect(events.map(({ user }) => user)).toEqual([null, null]);
  expect(world.database_server.need('dbs-repor').snapshots_schedule_next_at).toBe(
    '2026-11-21T12:30:00.000Z',
  );
  clock.advance(3 * day + 10_000);
  const kept = made().map((each) => `${each.created_at.slice(8, 10)} ${each.status}`);
  expect(kept.toSorted()).toEqual(['20 deleted', '21 deleted', '22 available', '23 available']);
});

test('nothing is made of a database that is not active', async () => {
  const { clock, provider } = await scheduled({});
  const { world } = provider;
  world.database_server.patch('dbs-failg', {
    snapshots_schedule: '0 * * * *',
    snapshots_schedule_next_at: '2026-11-20T13:00:00.000Z',
  });
  clock.advance(hour);
  expect(world.database_snapshot.by('source', 'dbs-failg')).toEqual([]);
  expect(world.database_server.need('dbs-failg').snapshots_schedule_next_at).toBe(
    '2026-11-20T14:00:00.000Z',
  );
});
