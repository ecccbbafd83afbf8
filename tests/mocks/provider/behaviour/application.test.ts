import { expect, test } from 'vitest';
import { demo, hearing, idOf, idsOf, shortly, signedIn } from '../../client';

const applications = `/1.0/applications?${demo}`;
const path = (id: string, verb = '') => `/1.0/applications/${id}${verb}?${demo}`;

const secretOf = (body: unknown) => (body as { secret: string | null }).secret;

test('an application’s secret comes with its creation and its reset, and never again', async () => {
  const { client, events } = await hearing();
  const made = await client.post(applications, { name: 'Reports' });
  expect(made).toMatchObject({ status: 201, body: { name: 'Reports', revoked_at: null } });
  expect(secretOf(made.body)).toMatch(/^[a-z0-9]{20}$/u);
  const id = idOf(made.body);
  expect(made.headers.get('location')).toContain(`/1.0/applications/${id}`);
  expect(secretOf((await client.get(path(id))).body)).toBeNull();
  const reset = await client.post(path(id, '/reset_secret'));
  expect(secretOf(reset.body)).not.toBe(secretOf(made.body));
  expect(events.map(shortly)).toEqual([
    `application.create completed ${id}`,
    `application.reset_secret completed ${id}`,
  ]);
});

test('an application is renamed, and stays in the list when it is revoked', async () => {
  const { client } = await signedIn();
  expect((await client.put(path('app-dashb'), { name: 'Board' })).body).toMatchObject({
    name: 'Board',
    updated_at: '2026-11-20T12:00:00.000Z',
  });
  expect(await client.delete(path('app-dashb'))).toMatchObject({
    status: 200,
    body: { revoked_at: '2026-11-20T12:00:00.000Z' },
  });
  expect(idsOf((await client.get(applications)).body)).toContain('app-dashb');
});

test('a revoked application is neither renamed nor reset nor revoked again', async () => {
  const { client } = await signedIn();
  expect((await client.put(path('app-retir'), { name: 'Back' })).status).toBe(409);
  expect((await client.post(path('app-retir', '/reset_secret'))).status).toBe(409);
  expect((await client.delete(path('app-retir'))).status).toBe(409);
});

test('an application needs a name, and is its user’s alone', async () => {
  const { client } = await signedIn();
  for (const body of [{}, { name: ' ' }]) {
    expect(await client.post(applications, body)).toMatchObject({
      status: 422,
      body: { errors: ["Name can't be blank"] },
    });
  }
  const other = await signedIn({}, 'olive@example.com');
  expect((await other.client.get('/1.0/applications')).body).toEqual([]);
  expect((await other.client.delete('/1.0/applications/app-dashb')).status).toBe(404);
});
