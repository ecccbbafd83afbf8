import { expect, test } from 'vitest';
import { demo, hearing, idsOf, shortly, signedIn } from '../../client';

const path = (id: string, verb = '') => `/1.0/volumes/${id}${verb && `/${verb}`}?${demo}`;

test('a save answers 202 with the new record and publishes an event', async () => {
  const { client, events } = await hearing();
  const changes = { name: 'one', description: null, serial: 's-1', delete_with_server: true };
  const answer = await client.put(path('vol-free1'), changes);
  expect(answer).toMatchObject({
    status: 202,
    body: { ...changes, updated_at: '2026-11-20T12:00:00Z' },
  });
  expect(events.map(shortly)).toEqual(['volume.update completed vol-free1']);
});

test('an attached volume can be renamed, which touches its server', async () => {
  const { client, events } = await hearing();
  expect((await client.put(path('vol-data1'), { name: null })).body).toMatchObject({ name: null });
  expect(events.map(shortly)).toEqual(['volume.update completed vol-data1 +srv-nbs01']);
});

test('a serial can be emptied back to the id', async () => {
  const { client } = await signedIn();
  const { body } = await client.put(path('vol-free1'), { serial: '' });
  expect(body).toMatchObject({ serial: 'vol-free1' });
});

const refusals = [
  ['vol-data1', { serial: 'new' }, 409, /while the volume is detached/],
  ['vol-web01', { delete_with_server: false }, 422, /always deleted with their server/],
  ['vol-going', { name: 'stay' }, 409, /conflicting states/],
  ['vol-free1', { serial: 'no spaces' }, 422, /^Serial is invalid$/],
  ['vol-free1', { name: 7 }, 422, /^name must be a string$/],
] as const;

test.each(refusals)('a save of %s with %o is refused', async (id, body, status, message) => {
  const { client, provider } = await signedIn();
  const before = provider.world.volume.need(id);
  const answer = await client.put(path(id), body);
  expect(answer).toMatchObject({ status, body: { errors: [expect.stringMatching(message)] } });
  expect(provider.world.volume.need(id)).toBe(before);
});

test('delete answers deleting, then the volume has left the list and the account’s use', async () => {
  const { client, clock, provider, events } = await hearing();
  const answer = await client.delete(path('vol-free1'));
  expect(answer).toMatchObject({ status: 202, body: { status: 'deleting' } });
  clock.advance(3000);
  expect(provider.world.volume.need('vol-free1').status).toBe('deleted');
  expect(idsOf((await client.get(`/1.0/volumes?${demo}`)).body)).not.toContain('vol-free1');
  expect((await client.get(path('vol-free1'))).body).toMatchObject({ status: 'deleted' });
  expect(events.map(shortly)).toEqual([
    'volume.delete started vol-free1 +acc-demo1',
    'volume.delete completed vol-free1 +acc-demo1',
  ]);
});

const undeletable = [
  ['vol-lock1', 'Unable to delete a locked volume'],
  ['vol-data1', 'Volume must be detached before it can be deleted'],
  ['vol-web01', 'Volume must be detached before it can be deleted'],
  ['vol-creat', 'Unable to action the request due to conflicting states'],
  ['vol-going', 'Unable to action the request due to conflicting states'],
] as const;

test.each(undeletable)('%s cannot be deleted', async (id, message) => {
  const { client } = await signedIn();
  const answer = await client.delete(path(id));
  expect(answer).toMatchObject({ status: 409, body: { errors: [message] } });
});

test('a failed volume can be deleted', async () => {
  const { client } = await signedIn();
  expect((await client.delete(path('vol-faild'))).status).toBe(202);
});

test('a lock publishes an event and forbids only delete', async () => {
  const { client, events } = await hearing();
  const locked = await client.put(path('vol-free2', 'lock_resource'));
  expect(locked).toMatchObject({ status: 200, body: { locked: true } });
  expect((await client.delete(path('vol-free2'))).status).toBe(409);
  expect((await client.put(path('vol-free2'), { name: 'still' })).status).toBe(202);
  const unlocked = await client.put(path('vol-free2', 'unlock_resource'));
  expect(unlocked).toMatchObject({ status: 200, body: { locked: false } });
  expect(events.map(shortly)).toEqual([
    'volume.lock_resource completed vol-free2',
    'volume.update completed vol-free2',
    'volume.unlock_resource completed vol-free2',
  ]);
});

test('another account’s volume is not there', async () => {
  const { client } = await signedIn();
  expect((await client.delete('/1.0/volumes/vol-free1?account_id=acc-trial')).status).toBe(404);
});
