import { reference } from '@mocks/provider/events';
import { idOf } from '@mocks/provider/kinds';
import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

type Line = [days: number, action: string, resource: string, actor: string | null];

/** What happened lately: by users, by an API client, and in the background; oldest first. */
const lines: readonly Line[] = [
  [95, 'server_group.create', 'grp-web01', 'usr-demo1'],
  [80, 'load_balancer.create', 'lba-front', 'usr-demo1'],
  [40, 'server.create', 'srv-web01', 'usr-demo1'],
  [40, 'server.create', 'srv-web02', 'usr-demo1'],
  [39, 'cloud_ip.map', 'cip-front', 'usr-otp01'],
  [30, 'volume.attach', 'vol-data1', 'usr-demo1'],
  [20, 'server.create', 'srv-bat01', 'cli-fulls'],
  [15, 'api_client.revoke', 'cli-revok', 'usr-demo1'],
  [9, 'server.lock_resource', 'srv-lock1', 'usr-demo1'],
  [6, 'image.create', 'img-avail', 'cli-fulls'],
  [3, 'server.stop', 'srv-work1', 'usr-otp01'],
  [1, 'collaboration.create', 'col-guest', 'usr-demo1'],
  [1, 'database_server.snapshot', 'dbs-main1', null],
  [0.3, 'server.snapshot', 'srv-web02', null],
  [0.1, 'server.reboot', 'srv-web01', 'usr-demo1'],
  [0, 'server.create', 'srv-make1', 'usr-demo1'],
];

export function addHistory(world: World, make: Make): void {
  const account = 'acc-demo1';
  for (const [index, [days, action, resource, actor]] of lines.entries()) {
    const who = actor === null ? null : reference(world, actor);
    world.event.put({
      id: idOf('event', 36 ** 4 * 14 + index),
      resource_type: 'event',
      owner: account,
      action,
      created_at: make.ago(days),
      resource: reference(world, resource),
      account: reference(world, account),
      user: actor?.startsWith('usr') ? who : null,
      client: actor?.startsWith('cli') ? who : null,
      affects: [reference(world, resource)],
    });
  }
}
