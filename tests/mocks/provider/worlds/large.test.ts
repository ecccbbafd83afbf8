import { manualClock } from '@mocks/provider/clock';
import { usage } from '@mocks/provider/usage';
import { createNamedWorld } from '@mocks/provider/worlds/named';
import { expect, test } from 'vitest';
import { demo, signedIn, start } from '../../client';

test('the large world has its counts and is made within a second', () => {
  // Processor time: other work on the machine does not count.
  const begun = process.cpuUsage();
  const { world } = createNamedWorld('large', manualClock(start));
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(1000);
  expect(world.server.by('account', 'acc-demo1')).toHaveLength(10_000);
  expect(world.image.by('account', 'acc-demo1')).toHaveLength(2000);
  expect(world.server_group.by('account', 'acc-demo1')).toHaveLength(500);
  expect(world.database_server.by('account', 'acc-demo1')).toHaveLength(500);
  const snapshots = world.database_snapshot.by('account', 'acc-demo1');
  expect(snapshots).toHaveLength(1000);
  const { dbs_ram_limit } = world.account.need('acc-demo1');
  expect(usage(world, 'acc-demo1').dbs_ram_used).toBeLessThan(dbs_ram_limit);
  const volumes = world.volume.by('account', 'acc-demo1');
  expect(volumes).toHaveLength(500);
  const numbered = volumes.filter(({ name }) => name?.startsWith('disk-'));
  expect(new Set(numbered.map(({ status }) => status))).toEqual(new Set(['attached', 'detached']));
  expect(usage(world, 'acc-demo1').block_storage_used).toBeLessThan(
    world.account.need('acc-demo1').block_storage_limit,
  );
});

test('its servers can be listed', async () => {
  const { client } = await signedIn({ world: 'large' });
  const { body } = await client.get(`/1.0/servers?${demo}`);
  expect(body).toHaveLength(10_000);
});
