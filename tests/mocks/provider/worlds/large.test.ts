import { manualClock } from '@mocks/provider/clock';
import { createNamedWorld } from '@mocks/provider/worlds/named';
import { expect, test } from 'vitest';
import { demo, signedIn, start } from '../../client';

test('the large world has its counts and is made within a second', () => {
  const begun = performance.now();
  const { world } = createNamedWorld('large', manualClock(start));
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(world.server.by('account', 'acc-demo1')).toHaveLength(10_000);
  expect(world.image.by('account', 'acc-demo1')).toHaveLength(2000);
  expect(world.server_group.by('account', 'acc-demo1')).toHaveLength(500);
});

test('its servers can be listed', async () => {
  const { client } = await signedIn({ world: 'large' });
  const { body } = await client.get(`/1.0/servers?${demo}`);
  expect(body).toHaveLength(10_000);
});
