import { expect, test } from 'vitest';
import { demo, signedIn } from '../../client';

test('a new account has its default group and a catalogue to choose from, nothing more', async () => {
  const { client } = await signedIn({ world: 'empty' });
  const count = async (collection: string) =>
    ((await client.get(`/1.0/${collection}?${demo}`)).body as unknown[]).length;
  expect(await count('accounts')).toBe(1);
  expect(await count('server_groups')).toBe(1);
  expect(await count('server_types')).toBeGreaterThan(5);
  for (const none of ['servers', 'volumes', 'cloud_ips', 'load_balancers', 'events']) {
    expect([none, await count(none)]).toEqual([none, 0]);
  }
});
