import { expect, test } from 'vitest';
import { demo, signedIn, standing } from './client';

test('an unknown endpoint is refused and remembered', async () => {
  const { client, provider } = await signedIn();
  const { status, body } = await client.post('/1.0/servers/srv-web01/juggle');
  expect(status).toBe(400);
  expect(body).toMatchObject({ error_name: 'unrecognised_endpoint' });
  expect(provider.unknown).toEqual(['POST /1.0/servers/srv-web01/juggle']);
});

test('a body that is no JSON object is refused', async () => {
  const { client } = await signedIn();
  expect((await client.put(`/1.0/servers/srv-web01?${demo}`, 'name')).status).toBe(400);
});

test('providers share nothing', async () => {
  const one = await signedIn();
  const other = standing();
  one.provider.world.server.patch('srv-web01', { name: 'mine' });
  expect(other.provider.world.server.need('srv-web01').name).toBe('web-1');
  expect((await other.client.get('/1.0/zones')).status).toBe(401);
});

test('a scale of 0 makes transitions instant', async () => {
  const { client, clock, provider } = await signedIn({ scale: 0 });
  await client.post(`/1.0/servers/srv-web01/stop?${demo}`);
  clock.advance(0);
  expect(provider.world.server.need('srv-web01').status).toBe('inactive');
});

test('every answer carries a request id', async () => {
  const { client } = standing();
  const { headers } = await client.get('/1.0/zones');
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});
