import { expect, test } from 'vitest';
import { demo, signedIn } from '../client';

test('closed by its dial, the API answers anything so, and does nothing', async () => {
  const { client, provider } = await signedIn();
  provider.dials.maintenance = 90;
  const server = `/1.0/servers/srv-web01?${demo}`;
  for (const asked of [
    client.get(`/1.0/servers?${demo}`),
    client.put(server, { name: 'renamed' }),
    client.post('/kiosk', { query: '{ userDetails { isEmailVerified } }' }),
  ]) {
    const answer = await asked;
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('90');
    expect(answer.text).toContain('"error_name":"maintenance"');
  }
  expect(provider.world.server.need('srv-web01').name).toBe('web-1');
  provider.dials.maintenance = 0;
  expect((await client.get(server)).status).toBe(200);
});

test('what lies beside the API stays open', async () => {
  const { client, provider } = await signedIn();
  provider.dials.maintenance = 90;
  expect((await client.get('/pricing.json')).status).toBe(200);
});
