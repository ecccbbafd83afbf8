import { expect, test } from 'vitest';
import { bentIfUnreadable } from '@mocks/provider/faults';
import { demo, signedIn } from '../client';

const server = `/1.0/servers/srv-web01?${demo}`;

const answers = [
  ['fail-403', 403, '"error_name":"forbidden"'],
  ['fail-404', 404, '"error_name":"missing_resource"'],
  ['fail-409', 409, '"error_name":"resource_conflict"'],
  ['fail-422', 422, '"Name is reserved"'],
  ['fail-500', 500, '"error_name":"internal_error"'],
  ['fail-503', 503, '"Api currently unavailable"'],
  ['fail-html', 502, '<h1>502 Bad Gateway</h1>'],
  ['fail-empty', 200, ''],
  ['fail-malformed', 200, '{"id": "srv-'],
  ['fail-types', 200, '"id": 42'],
] as const;

test.each(answers)(
  'a save as %s is answered %i and changes nothing',
  async (name, status, text) => {
    const { client, provider } = await signedIn();
    const answer = await client.put(server, { name });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(provider.world.server.need('srv-web01').name).toBe('web-1');
  },
);

test.each(['fail-500', 'later fail-500'])('a verb on a server named %s fails', async (name) => {
  const { client, provider } = await signedIn();
  provider.world.server.patch('srv-web01', { name });
  expect((await client.post(server.replace('?', '/stop?'))).status).toBe(500);
  expect((await client.delete(server)).status).toBe(500);
  expect((await client.get(server)).status).toBe(200);
});

test('a name that starts with later can be saved, and a failing record renamed', async () => {
  const { client } = await signedIn();
  expect((await client.put(server, { name: 'later fail-422' })).status).toBe(200);
  expect((await client.put(server, { name: 'well again' })).status).toBe(200);
});

test('slow takes its time and then does as usual', async () => {
  const { client } = await signedIn({ dials: { slowness: 60 } });
  const begun = performance.now();
  expect(await client.put(server, { name: 'slow' })).toMatchObject({
    status: 200,
    body: { name: 'slow' },
  });
  expect(performance.now() - begun).toBeGreaterThan(50);
});

test('drop is a network error', async () => {
  const { client } = await signedIn();
  expect((await client.put(server, { name: 'drop' })).status).toBe(0);
});

test('lost is done, and then a network error', async () => {
  const { client, provider } = await signedIn();
  expect((await client.put(server, { name: 'lost' })).status).toBe(0);
  expect(provider.world.server.need('srv-web01').name).toBe('lost');
  expect(
    (await client.post('/1.0/server_groups?account_id=acc-demo1', { name: 'lost' })).status,
  ).toBe(0);
  expect(provider.world.server_group.all().filter(({ name }) => name === 'lost')).toHaveLength(1);
});

test('a list fails by dial, the others go on', async () => {
  const { client } = await signedIn({ dials: { lists: { servers: 'fail-html' } } });
  expect((await client.get(`/1.0/servers?${demo}`)).status).toBe(502);
  expect((await client.get(server)).status).toBe(200);
  expect((await client.get(`/1.0/images?${demo}`)).status).toBe(200);
});

test('of a hundred calls, a hundred can fail', async () => {
  const { client } = await signedIn({ dials: { errors: 100 } });
  expect((await client.get(server)).status).toBe(500);
});

test('latency holds every answer back', async () => {
  const { client } = await signedIn({ dials: { latency: 30 } });
  const begun = performance.now();
  await client.get(server);
  expect(performance.now() - begun).toBeGreaterThan(25);
});

test('what is named unreadable names the fields itself, and loses the last item of a list', () => {
  const shape = { name: 'x', size: 5, server: null, rules: ['a', 'b'] };
  expect(bentIfUnreadable('unreadable server rules', shape)).toEqual({
    ...shape,
    server: { of: null },
    rules: ['a', { of: 'b' }],
  });
  expect(bentIfUnreadable('unreadable', shape)).toEqual({ ...shape, size: { of: 5 } });
  expect(bentIfUnreadable('an unreadable one', shape)).toBe(shape);
});

test('silent is done, and then answered without a word of it', async () => {
  const { client, provider } = await signedIn();
  expect(await client.put(server, { name: 'silent' })).toMatchObject({ status: 200, body: {} });
  expect(provider.world.server.need('srv-web01').name).toBe('silent');
});
