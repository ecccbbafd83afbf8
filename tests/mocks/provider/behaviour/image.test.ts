import { expect, test } from 'vitest';
import { demo, hearing, shortly, signedIn } from '../../client';

const path = (id: string, verb = '') => `/1.0/images/${id}${verb && `/${verb}`}?${demo}`;

test('a save answers the new record and publishes an event', async () => {
  const { client, events } = await hearing();
  const changes = {
    name: 'golden',
    username: 'admin',
    arch: 'i686',
    public: true,
    compatibility_mode: true,
    status: 'deprecated',
    min_ram: 2048,
  };
  const answer = await client.put(path('img-avail'), { ...changes, description: null });
  expect(answer).toMatchObject({ status: 200, body: { ...changes, description: '' } });
  expect(events.map(shortly)).toEqual(['image.update completed img-avail']);
});

test('a deprecated image can be made available again, and its minimum cleared', async () => {
  const { client } = await signedIn();
  const changes = { status: 'available', min_ram: null };
  expect((await client.put(path('img-depre'), changes)).body).toMatchObject(changes);
});

test('a public image is seen by other accounts', async () => {
  const { client } = await signedIn();
  const elsewhere = '/1.0/images/img-avail?account_id=acc-trial';
  expect((await client.get(elsewhere)).status).toBe(404);
  await client.put(path('img-avail'), { public: true });
  expect((await client.get(elsewhere)).status).toBe(200);
});

const wrong = [
  [{ name: ' ' }, "Name can't be blank"],
  [{ status: 'deleted' }, 'status must be one of available, deprecated'],
  [{ arch: 'arm64' }, 'arch must be one of x86_64, i686'],
  [{ public: 'yes' }, 'Public must be true or false'],
  [{ min_ram: -1 }, 'Min ram must be 0 or more'],
  [{ min_ram: '2048' }, 'Min ram must be a whole number'],
] as const;

test.each(wrong)('a save with %o is refused', async (body, message) => {
  const { client } = await signedIn();
  const answer = await client.put(path('img-avail'), body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [message] } });
});

test.each(['img-creat', 'img-unava', 'img-faild', 'img-delng', 'img-delet'])(
  '%s, neither available nor deprecated, cannot be saved',
  async (id) => {
    const { client } = await signedIn();
    expect((await client.put(path(id), { name: 'other' })).status).toBe(409);
  },
);

test.each(['img-other', 'img-ubu24'])('%s is another’s: to be read only', async (id) => {
  const { client } = await signedIn();
  const refusal = { status: 403, body: { errors: ['This image is not yours to change'] } };
  expect((await client.get(path(id))).status).toBe(200);
  expect(await client.put(path(id), { name: 'mine' })).toMatchObject(refusal);
  expect(await client.delete(path(id))).toMatchObject(refusal);
  expect(await client.put(path(id, 'lock_resource'))).toMatchObject(refusal);
});

test.each(['img-avail', 'img-depre', 'img-faild', 'img-unava'])(
  'delete of %s answers deleting, then it is deleted',
  async (id) => {
    const { client, clock, provider, events } = await hearing();
    const answer = await client.delete(path(id));
    expect(answer).toMatchObject({ status: 202, body: { status: 'deleting' } });
    clock.advance(4000);
    expect(provider.world.image.need(id).status).toBe('deleted');
    expect(events.map(shortly)).toEqual([
      `image.delete started ${id}`,
      `image.delete completed ${id}`,
    ]);
  },
);

const undeletable = [
  ['img-locke', 'Unable to delete a locked image'],
  ['img-creat', 'Unable to action the request due to conflicting states'],
  ['img-delng', 'Unable to action the request due to conflicting states'],
  ['img-delet', 'Unable to action the request due to conflicting states'],
] as const;

test.each(undeletable)('%s cannot be deleted', async (id, message) => {
  const { client } = await signedIn();
  const answer = await client.delete(path(id));
  expect(answer).toMatchObject({ status: 409, body: { errors: [message] } });
});

test('a lock publishes an event, and forbids no save', async () => {
  const { client, events } = await hearing();
  expect((await client.put(path('img-avail', 'lock_resource'))).body).toMatchObject({
    locked: true,
  });
  expect((await client.put(path('img-avail'), { name: 'still' })).status).toBe(200);
  expect((await client.put(path('img-avail', 'unlock_resource'))).body).toMatchObject({
    locked: false,
  });
  expect(events.map(shortly)).toEqual([
    'image.lock_resource completed img-avail',
    'image.update completed img-avail',
    'image.unlock_resource completed img-avail',
  ]);
});
