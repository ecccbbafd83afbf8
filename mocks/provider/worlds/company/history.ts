import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';
import { FORGOTTEN } from '@mocks/provider/worlds/company/network';
import {
  deploy,
  FOUNDED,
  jonas,
  maya,
  priya,
  SHOP,
  tom,
} from '@mocks/provider/worlds/company/people';
import { type HistoryLine, pastEvent } from '@mocks/provider/worlds/sample/history';

/** Deleted since: only their events have the names. */
const sale1 = { id: 'srv-sale1', resource_type: 'server', name: 'shop-web-sale-1' };
const sale2 = { id: 'srv-sale2', resource_type: 'server', name: 'shop-web-sale-2' };

/** A release of the shop: each web server leaves the balancer, and comes back. */
const release = (days: number): readonly HistoryLine[] =>
  ['srv-shop1', 'srv-shop2', 'srv-shop3', 'srv-shop4'].flatMap((server, index): HistoryLine[] => {
    const begun = days - index * 0.004;
    return [
      [begun, 'load_balancer.remove_nodes', 'lba-front', deploy, server],
      [begun - 0.003, 'load_balancer.add_nodes', 'lba-front', deploy, server],
    ];
  });

/** A plausible fortnight of four people and the pipeline, and a few steps before it. */
const happened: readonly HistoryLine[] = [
  [FOUNDED, 'account.activate', SHOP, null],
  [466, 'collaboration.accept', 'col-tomok', tom],
  [310, 'collaboration.accept', 'col-priya', priya],
  [200, 'api_client.create', deploy, tom],
  [150, 'collaboration.accept', 'col-jonas', jonas],
  [131, 'server.reboot', 'srv-basti', tom],
  [120, 'volume.attach', 'vol-phot1', priya, 'srv-photo'],
  [61, 'server.reboot', 'srv-shop1', tom],
  [60.99, 'server.reboot', 'srv-shop2', tom],
  [40, 'database_server.update', 'dbs-order', priya],
  [28, 'load_balancer.issue_certificate', 'lba-front', null],
  [25, 'volume.resize', 'vol-phot1', priya],
  ...release(13.3),
  [14, 'server.start', 'srv-stage', priya],
  [12.3, 'database_server.snapshot', 'dbs-order', tom, 'dbi-price'],
  [11, 'server.snapshot', 'srv-shop1', tom, 'img-sale1'],
  [10.4, 'server.create', sale1, deploy],
  [10.39, 'server.create', sale2, deploy],
  [10.38, 'load_balancer.add_nodes', 'lba-front', deploy],
  [9.2, 'server.reboot', 'srv-check', jonas],
  ...release(9.1),
  [7.1, 'load_balancer.remove_nodes', 'lba-front', deploy],
  [7.05, 'server.delete', sale1, deploy],
  [7.04, 'server.delete', sale2, deploy],
  [6.2, 'server.activate_console', 'srv-mail1', jonas],
  [4, 'firewall_rule.create', FORGOTTEN, jonas, 'fwp-basti', 'grp-basti'],
  [3.4, 'database_server.update', 'dbs-repor', priya],
  ...release(2.2),
  [2, 'collaboration.create', 'col-samst', maya],
  [1.3, 'server.activate_console', 'srv-check', jonas],
  [0.6, 'server.stop', 'srv-stage', priya],
];

const ageOf = (make: Make, time: string): number =>
  (Date.parse(make.ago(0)) - Date.parse(time)) / 86_400_000;

/** The creation of each thing that is there, as old as the thing itself. */
function made(world: World, make: Make): readonly HistoryLine[] {
  const age = ({ created_at }: { created_at: string }) => ageOf(make, created_at);
  const by = (days: number) => (days > 310 ? tom : priya);
  return [
    ...world.server
      .by('account', SHOP)
      .map((row): HistoryLine => [age(row), 'server.create', row.id, by(age(row))]),
    ...world.load_balancer
      .by('account', SHOP)
      .map((row): HistoryLine => [age(row), 'load_balancer.create', row.id, by(age(row))]),
    ...world.database_server
      .by('account', SHOP)
      .map((row): HistoryLine => [age(row), 'database_server.create', row.id, by(age(row))]),
    ...world.volume
      .by('account', SHOP)
      .filter(({ storage_type: storage }) => storage === 'network')
      .map((row): HistoryLine => [age(row), 'volume.create', row.id, by(age(row))]),
    ...world.server_group
      .by('account', SHOP)
      .filter((row) => !row.default)
      .map((row): HistoryLine => [age(row), 'server_group.create', row.id, tom]),
    ...world.image
      .by('account', SHOP)
      .filter((row) => row.source_trigger === 'schedule' && row.status === 'available')
      .map((row): HistoryLine => [age(row), 'server.snapshot', row.source ?? '', null, row.id]),
    ...world.database_snapshot
      .by('account', SHOP)
      .filter((row) => row.source_trigger === 'scheduled')
      .map((row): HistoryLine => [
        age(row),
        'database_server.snapshot',
        row.source ?? '',
        null,
        row.id,
      ]),
  ];
}

export function addHistory(world: World, make: Make): void {
  const lines = [...happened, ...made(world, make)].toSorted(([one], [other]) => other - one);
  for (const [index, line] of lines.entries()) {
    pastEvent(world, SHOP, 36 ** 4 * 14 + index, make.ago(line[0]), line);
  }
}
