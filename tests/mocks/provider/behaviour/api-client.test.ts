import { expect, test } from 'vitest';
import { demo, hearing, idOf, idsOf, shortly, signedIn } from '../../client';

const clients = `/1.0/api_clients?${demo}`;
const path = (id: string, verb = '') => `/1.0/api_clients/${id}${verb}?${demo}`;

const secretOf = (body: unknown) => (body as { secret: string | null }).secret;

test('an API client may do everything unless it is made for storage alone', async () => {
  const { client, events } = await hearing();
  const made = await client.post(clients, { name: 'deploy-2' });
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'deploy-2', description: null, permissions_group: 'full', revoked_at: null },
  });
  const storage = { name: 'files', description: 'Nightly', permissions_group: 'storage' };
  expect((await client.post(clients, storage)).body).toMatchObject(storage);
  expect(events.map(shortly)[0]).toBe(`api_client.create completed ${idOf(made.body)}`);
});

test('an API client’s secret comes with its creation and its reset, and never again', async () => {
  const { client } = await signedIn();
  const made = await client.post(clients, { name: 'deploy-2' });
  const id = idOf(made.body);
  expect(secretOf(made.body)).toMatch(/^[a-z0-9]{20}$/u);
  expect(secretOf((await client.get(path(id))).body)).toBeNull();
  expect((await client.get(clients)).text).not.toContain(secretOf(made.body));
  const reset = await client.post(path(id, '/reset_secret'));
  expect(secretOf(reset.body)).toMatch(/^[a-z0-9]{20}$/u);
  expect(secretOf(reset.body)).not.toBe(secretOf(made.body));
});

test('an API client is edited, and stays in the list when it is revoked', async () => {
  const { client, events } = await hearing();
  const changes = { name: 'rollout', description: '', permissions_group: 'storage' };
  expect((await client.put(path('cli-fulls'), changes)).body).toMatchObject(changes);
  expect((await client.delete(path('cli-fulls'))).body).toMatchObject({
    revoked_at: '2026-11-20T12:00:00.000Z',
  });
  expect(idsOf((await client.get(clients)).body)).toContain('cli-fulls');
  expect(events.map(({ action }) => action)).toEqual(['api_client.update', 'api_client.revoke']);
});

test('a revoked API client is neither edited nor reset nor revoked again', async () => {
  const { client } = await signedIn();
  expect((await client.put(path('cli-revok'), { name: 'Back' })).status).toBe(409);
  expect((await client.post(path('cli-revok', '/reset_secret'))).status).toBe(409);
  expect((await client.delete(path('cli-revok'))).status).toBe(409);
});

test.each([
  [{}, ["Name can't be blank"]],
  [
    { name: '', permissions_group: 'some' },
    ["Name can't be blank", 'Permissions group is invalid'],
  ],
])('an API client of %o is refused', async (body, errors) => {
  const { client } = await signedIn();
  expect(await client.post(clients, body)).toMatchObject({ status: 422, body: { errors } });
});

test('another account’s clients are not there', async () => {
  const { client } = await signedIn({}, 'olive@example.com');
  const answer = await client.delete('/1.0/api_clients/cli-fulls?account_id=acc-share');
  expect(answer.status).toBe(404);
});
