import { expect, test } from 'vitest';
import { demo, hearing, idsOf, shortly, signedIn } from '../../client';

const snapshots = `/1.0/database_snapshots?${demo}`;
const path = (id: string, verb = '') =>
  `/1.0/database_snapshots/${id}${verb && `/${verb}`}?${demo}`;
const take = (id: string) => `/1.0/database_servers/${id}/snapshot?${demo}`;

/** The id of the snapshot that the `Link` header of an answer names. */
const linked = (headers: Headers): string =>
  /database_snapshots\/(dbi-\w{5})>; rel=snapshot$/.exec(headers.get('link') ?? '')?.[1] ?? '';

test('a snapshot is creating, then available; the answer is the server, and its Link the snapshot', async () => {
  const { client, clock, events } = await hearing();
  const answer = await client.post(take('dbs-main1'));
  expect(answer).toMatchObject({ status: 202, body: { id: 'dbs-main1', status: 'active' } });
  const id = linked(answer.headers);
  expect((await client.get(path(id))).body).toMatchObject({
    name: 'Snapshot of dbs-main1',
    description: '',
    status: 'creating',
    locked: false,
    source: 'dbs-main1',
    source_trigger: 'manual',
    database_engine: 'mysql',
    database_version: '8.0',
    size: 0,
    created_at: '2026-11-20T12:00:00Z',
  });
  clock.advance(8000);
  // The type has 40,960 MiB; snapshots are counted in MB.
  expect((await client.get(path(id))).body).toMatchObject({ status: 'available', size: 40_960 });
  expect(events.map(shortly)).toEqual([
    `database_server.snapshot started dbs-main1 ${id}`,
    `database_server.snapshot completed dbs-main1 ${id}`,
  ]);
});

test('one snapshot of a database server is made at a time', async () => {
  const { client, clock } = await signedIn();
  const again = async () => (await client.post(take('dbs-main1'))).status;
  expect([await again(), await again()]).toEqual([202, 409]);
  clock.advance(8000);
  expect(await again()).toBe(202);
});

test('an account that may make nothing gets no snapshot', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { status: 'suspended' });
  expect((await client.post(take('dbs-main1'))).status).toBe(403);
});

test('the snapshots of a database server named fail-snapshot fail', async () => {
  const { client, clock } = await signedIn();
  await client.put(`/1.0/database_servers/dbs-main1?${demo}`, { name: 'fail-snapshot' });
  const id = linked((await client.post(take('dbs-main1'))).headers);
  clock.advance(8000);
  expect((await client.get(path(id))).body).toMatchObject({ status: 'failed', size: 0 });
});

test('name and description are saved while it is available', async () => {
  const { client, clock, events, provider } = await hearing();
  clock.advance(1000);
  const changes = { name: 'before', description: 'Before the move' };
  const answer = await client.put(path('dbi-night'), changes);
  const saved = { ...changes, updated_at: '2026-11-20T12:00:01Z' };
  expect(answer).toMatchObject({ status: 200, body: saved });
  expect(events.map(shortly)).toEqual(['database_snapshot.update completed dbi-night']);
  for (const status of ['creating', 'deleting', 'deleted', 'failed'] as const) {
    provider.world.database_snapshot.patch('dbi-night', { status });
    expect([status, (await client.put(path('dbi-night'), changes)).status]).toEqual([status, 409]);
  }
});

test('a description is cleared, and none is longer than 255 characters', async () => {
  const { client } = await signedIn();
  const cleared = await client.put(path('dbi-night'), { description: null });
  expect(cleared.body).toMatchObject({ name: 'nightly', description: null });
  const long = await client.put(path('dbi-night'), { description: 'd'.repeat(256) });
  expect(long).toMatchObject({
    status: 422,
    body: { errors: ['Description is too long (maximum is 255 characters)'] },
  });
});

test('a deletion is deleting at once, then deleted', async () => {
  const { client, clock, events } = await hearing();
  const answer = await client.delete(path('dbi-night'));
  expect(answer).toMatchObject({ status: 202, body: { status: 'deleting' } });
  clock.advance(4000);
  expect((await client.get(path('dbi-night'))).body).toMatchObject({
    status: 'deleted',
    deleted_at: '2026-11-20T12:00:04Z',
  });
  expect(idsOf((await client.get(snapshots)).body)).not.toContain('dbi-night');
  expect(events.map(shortly)).toEqual([
    'database_snapshot.delete started dbi-night +dbs-main1',
    'database_snapshot.delete completed dbi-night +dbs-main1',
  ]);
});

const undeletable = [
  [{ locked: true }, 'Unable to delete a locked database snapshot'],
  [{ status: 'creating' }, 'Unable to action the request due to conflicting states'],
  [{ status: 'deleting' }, 'Unable to action the request due to conflicting states'],
  [{ status: 'deleted' }, 'Unable to action the request due to conflicting states'],
] as const;

test.each(undeletable)('one that is %o cannot be deleted', async (state, message) => {
  const { client, provider } = await signedIn();
  provider.world.database_snapshot.patch('dbi-night', state);
  expect(await client.delete(path('dbi-night'))).toMatchObject({
    status: 409,
    body: { error_name: 'resource_conflict', errors: [message] },
  });
});

test('one that failed, or is of nothing, can', async () => {
  const { client } = await signedIn();
  expect((await client.delete(path('dbi-faild'))).status).toBe(202);
  expect((await client.delete(path('dbi-orpha'))).status).toBe(202);
});

test('lock and unlock answer the record; only an available one can be locked', async () => {
  const { client, events } = await hearing();
  const lock = await client.put(path('dbi-night', 'lock_resource'));
  expect(lock).toMatchObject({ status: 200, body: { id: 'dbi-night', locked: true } });
  const unlock = await client.put(path('dbi-night', 'unlock_resource'));
  expect(unlock).toMatchObject({ status: 200, body: { locked: false } });
  expect(events.map(shortly)).toEqual([
    'database_snapshot.lock_resource completed dbi-night',
    'database_snapshot.unlock_resource completed dbi-night',
  ]);
  expect((await client.put(path('dbi-faild', 'lock_resource'))).status).toBe(409);
});

test('a snapshot named later fail-500 is neither saved nor deleted', async () => {
  const { client } = await signedIn();
  await client.put(path('dbi-night'), { name: 'later fail-500' });
  expect((await client.put(path('dbi-night'), { description: 'new' })).status).toBe(500);
  expect((await client.delete(path('dbi-night'))).status).toBe(500);
});

test('another account’s is not there', async () => {
  const { client } = await signedIn();
  const elsewhere = '/1.0/database_snapshots/dbi-night?account_id=acc-trial';
  expect((await client.get(elsewhere)).status).toBe(404);
  expect((await client.delete(elsewhere)).status).toBe(404);
});
