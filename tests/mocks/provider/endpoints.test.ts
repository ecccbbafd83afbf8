import { expect, test } from 'vitest';
import { signedIn, standing } from '../client';

const ask = ['/pricing.json', '/geo-ip'];

test.each(ask)('%s is for anybody, and for whom the session has ended', async (path) => {
  const { client, clock } = await signedIn({ dials: { sessionLife: 100 } });
  expect((await standing().client.get(path)).status).toBe(200);
  clock.advance(101_000);
  expect((await client.get('/1.0/accounts')).status).toBe(401);
  expect((await client.get(path)).status).toBe(200);
});

test.each(ask)('%s leaves the life of a session as it is', async (path) => {
  const { client, clock } = await signedIn({ dials: { sessionLife: 100 } });
  clock.advance(60_000);
  expect((await client.get(path)).status).toBe(200);
  clock.advance(60_000);
  expect((await client.get('/1.0/accounts')).status).toBe(401);
});

test('a public path knows its own methods alone, with or without a slash at its end', async () => {
  const { client, provider } = standing();
  expect((await client.delete('/auth/')).status).toBe(204);
  expect((await client.get('/auth')).status).toBe(400);
  expect((await client.post('/pricing.json')).status).toBe(400);
  expect(provider.unknown).toEqual(['GET /auth', 'POST /pricing.json']);
});
