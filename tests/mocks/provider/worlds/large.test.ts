import type { CloudIpFull } from '@/wire/network';
import { targetOf } from '@mocks/provider/behaviour/cloud-ip-map';
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

test('its cloud IPs and balancers point where something is, each at an address of its own', () => {
  const { world } = createNamedWorld('large', manualClock(start));
  const ips = world.cloud_ip.by('account', 'acc-demo1');
  const balancers = world.load_balancer.by('account', 'acc-demo1');
  expect([ips.length, balancers.length]).toEqual([5000, 500]);
  const mapped = ips.flatMap(({ destination }) => destination ?? []);
  expect(mapped.length).toBeGreaterThan(2900);
  for (const id of mapped) expect(targetOf(world, id)?.account).toBe('acc-demo1');
  for (const { nodes } of balancers) for (const id of nodes) world.server.need(id);
  expect(new Set(ips.map((ip) => ip.public_ipv4)).size).toBe(5000);
  expect(new Set(ips.map((ip) => ip.public_ipv6)).size).toBe(5000);
  expect(ips.at(-1)).toMatchObject({
    public_ipv4: '109.107.55.135',
    public_ipv6: '2a02:1348:ffff:ffff::6d6b:3787',
  });
  const { cloud_ips_used, load_balancers_used } = usage(world, 'acc-demo1');
  const { cloud_ips_limit, load_balancers_limit } = world.account.need('acc-demo1');
  expect(cloud_ips_used).toBeLessThan(cloud_ips_limit);
  expect(load_balancers_used).toBeLessThan(load_balancers_limit);
});

test('a cloud IP more has an address that was free', async () => {
  const { client } = await signedIn({ world: 'large' });
  const { body } = await client.post(`/1.0/cloud_ips?${demo}`, {});
  expect((body as CloudIpFull).public_ipv4).toBe('109.107.35.106');
});

test.each([
  ['cloud_ips', 5000],
  ['load_balancers', 500],
])('its %s can be listed', async (collection, count) => {
  const { client } = await signedIn({ world: 'large' });
  expect((await client.get(`/1.0/${collection}?${demo}`)).body).toHaveLength(count);
});

test('its servers can be listed', async () => {
  const { client } = await signedIn({ world: 'large' });
  const { body } = await client.get(`/1.0/servers?${demo}`);
  expect(body).toHaveLength(10_000);
});
