import type { EventReference } from '@/wire/event';
import type { EventAction } from '@mocks/provider/actions';
import { actorOf, reference } from '@mocks/provider/events';
import { idOf } from '@mocks/provider/kinds';
import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

export type HistoryLine = [
  days: number,
  action: EventAction,
  resource: string | EventReference,
  actor: string | null,
  ...affects: string[],
];

const dana = 'usr-demo1';
const otto = 'usr-otp01';
const deploy = 'cli-fulls';

/** Deleted long ago: only the event still has the name. */
const staging = { id: 'srv-stag1', resource_type: 'server', name: 'staging' };
const draft = { id: 'grp-draft', resource_type: 'server_group', name: 'draft' };

/**
 * Recent events by users, by an API client and in the background; oldest first. Each group of days
 * in the feed has some (docs/product/events.md#groups).
 */
const lines: readonly HistoryLine[] = [
  [97, 'account.activate', 'acc-demo1', null],
  [95, 'server_group.create', 'grp-web01', dana],
  [95, 'firewall_policy.create', 'fwp-web01', dana],
  [95, 'firewall_rule.create', 'fwr-web80', dana, 'fwp-web01', 'grp-web01'],
  [92, 'server.create', staging, dana],
  [80, 'load_balancer.create', 'lba-front', dana],
  [78, 'api_client.create', 'cli-fulls', dana],
  [70, 'application.create', 'app-dashb', dana],
  [61, 'account.charge', 'acc-demo1', dana],
  [45, 'server_group.delete', draft, dana],
  [40, 'server.create', 'srv-web01', dana],
  [40, 'server.create', 'srv-web02', dana],
  [40, 'server_group.add_servers', 'grp-web01', dana, 'srv-web01', 'srv-web02'],
  [39, 'load_balancer.add_nodes', 'lba-front', dana, 'srv-web01', 'srv-web02'],
  [39, 'cloud_ip.map', 'cip-front', otto, 'lba-front'],
  [38, 'load_balancer.check_domains', 'lba-front', null],
  [38, 'load_balancer.issue_certificate', 'lba-front', null],
  [30, 'volume.create', 'vol-data1', dana],
  [30, 'volume.attach', 'vol-data1', dana, 'srv-nbs01'],
  [27, 'database_server.create', 'dbs-main1', dana],
  [26, 'database_server.reset_password', 'dbs-main1', otto],
  [22, 'server.shutdown', staging, deploy],
  [21, 'server.delete', staging, dana],
  [20, 'server.create', 'srv-bat01', deploy],
  [16, 'collaboration.accept', 'col-otp01', otto],
  [15, 'api_client.revoke', 'cli-revok', dana],
  [12, 'volume.resize', 'vol-data1', dana],
  [9, 'application.revoke', 'app-retir', dana],
  [9, 'server.lock_resource', 'srv-lock1', dana],
  [8.5, 'collaboration.expire', 'col-exprd', null],
  [6, 'image.create', 'img-avail', deploy],
  [6, 'cloud_ip.unmap', 'cip-spare', otto],
  [5, 'firewall_rule.create', 'fwr-ssh22', otto, 'fwp-web01', 'grp-web01'],
  [4, 'database_server.reset', 'dbs-main1', dana],
  [4, 'user.update', 'usr-otp01', otto],
  [3, 'server.stop', 'srv-work1', otto],
  [2, 'server.resize', 'srv-nbs01', dana],
  [2, 'account.charge', 'acc-demo1', null],
  [1, 'collaboration.create', 'col-guest', dana],
  [1, 'database_server.snapshot', 'dbs-main1', null, 'dbi-night'],
  [1, 'server.reset', 'srv-win01', deploy],
  [0.3, 'server.snapshot', 'srv-web02', null],
  [0.2, 'server.activate_console', 'srv-web01', dana],
  [0.1, 'server.reboot', 'srv-web01', dana],
  [0.05, 'load_balancer.update', 'lba-front', deploy],
  [0, 'server.create', 'srv-make1', dana],
];

/** A past event of an account. `created_at` has the wire's form. */
export function pastEvent(
  world: World,
  account: string,
  number: number,
  created_at: string,
  [, action, resource, actor, ...affects]: HistoryLine,
): void {
  const about = typeof resource === 'string' ? reference(world, resource) : resource;
  world.event.put({
    id: idOf('event', number),
    resource_type: 'event',
    owner: account,
    action,
    created_at,
    resource: about,
    account: reference(world, account),
    ...actorOf(world, actor),
    affects: [about, ...affects.map((id) => reference(world, id))],
  });
}

export function addHistory(world: World, make: Make): void {
  for (const [index, line] of lines.entries()) {
    pastEvent(world, 'acc-demo1', 36 ** 4 * 14 + index, make.ago(line[0]), line);
  }
}
