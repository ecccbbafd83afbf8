import type { Clock } from '@mocks/provider/clock';
import { Container, type StoredObject } from '@mocks/orbit/store';
import { idOf } from '@mocks/provider/kinds';
import { gigabyte } from '@mocks/provider/units';
import type { World } from '@mocks/provider/world';
import { makers, suffix, type Make } from '@mocks/provider/worlds/make';
import { fillSample } from '@mocks/provider/worlds/sample';
import { sampleObject } from '@mocks/provider/worlds/sample/containers';
import { pastEvent } from '@mocks/provider/worlds/sample/history';

const counts = {
  balancers: 500,
  cloudIps: 5000,
  groups: 500,
  images: 2000,
  servers: 10_000,
  volumes: 500,
  databases: 500,
  databaseSnapshots: 1000,
  events: 10_000,
};

/** First numbered id: above every id of the sample that could be a number. */
const first = 36 ** 4;

/** Above the addresses of the sample. */
const firstAddress = 256;

/** Ids of numbered servers and balancers, high enough to miss the sample's own. */
const serverOf = (number: number): string => idOf('server', first + 100 + number);
const balancerOf = (number: number): string =>
  idOf('load_balancer', first + 100 + (number % (counts.balancers - 100)));

/** The numbers from `standing.length` to `count`: the rows still to make. */
function* lacking(standing: readonly unknown[], count: number): Generator<number> {
  for (let number = standing.length; number < count; number++) yield number;
}

/**
 * The sample world with a much fuller account. It has 10,000 servers, 2,000 images, 5,000 cloud
 * IPs, 1,000 database snapshots and 10,000 events. It has 500 each of groups, volumes, load
 * balancers and databases. Two containers have 10,000 and 100,000 objects.
 */
export function fillLarge(world: World, clock: Clock): void {
  fillSample(world, clock);
  const make = makers(clock);
  const account = 'acc-demo1';
  world.account.patch(account, {
    ram_limit: 64 * 1024 ** 2,
    block_storage_limit: 64 * 1024 ** 2,
    dbs_ram_limit: 64 * 1024 ** 2,
    cloud_ips_limit: 8192,
    load_balancers_limit: 1024,
    name: 'Demo Studio',
  });
  for (const number of lacking(world.server_group.by('account', account), counts.groups)) {
    const id = idOf('server_group', first + number);
    world.server_group.put(make.group({ id, account, name: `group-${number}` }));
  }
  for (const number of lacking(world.image.by('account', account), counts.images)) {
    const id = idOf('image', first + number);
    world.image.put(make.image({ id, name: `release-${number}`, owner: account }));
  }
  fillServers(world, make, account);
  fillVolumes(world, make, account);
  fillDatabases(world, make, account);
  fillBalancers(world, make, account);
  fillCloudIps(world, make, account);
  fillContainers(world, clock, account);
  fillEvents(world, make, account);
}

/** Two containers, of 10,000 and of 100,000 objects, created when first opened. */
function fillContainers(world: World, clock: Clock, account: string): void {
  const { containers } = world.orbit.account(account, clock.now());
  const at = clock.now() * 100;
  const bytes = 1000;
  for (const [name, count] of [
    ['records', 10_000],
    ['telemetry', 100_000],
  ] as const) {
    const make = function* (): Generator<StoredObject> {
      for (let number = 0; number < count; number++) {
        const digits = String(number).padStart(5, '0');
        const path = `${digits.slice(0, 2)}/reading-${digits}.csv`;
        yield sampleObject([path, 'text/csv', bytes], at);
      }
    };
    containers.put(new Container(name, at, {}, { count, bytes: count * bytes, make }));
  }
}

/**
 * Events from 350 to 100 days ago, the oldest first, by each kind of actor in turn. All are older
 * than the sample's.
 */
function fillEvents(world: World, make: Make, account: string): void {
  const actors = ['usr-demo1', 'usr-otp01', 'cli-fulls', null];
  const actions = ['start', 'stop', 'reboot', 'update', 'snapshot'] as const;
  for (const number of lacking(world.event.by('owner', account), counts.events)) {
    const age = 100 + (counts.events - number) / 40;
    const action = actions[number % actions.length] ?? 'update';
    const actor = actors[number % actors.length] ?? null;
    const line = [age, `server.${action}`, serverOf(number % 2000), actor] as const;
    pastEvent(world, 'acc-demo1', first + number, make.ago(age), [...line]);
  }
}

/** Servers in each zone and of four types in turn. */
function fillServers(world: World, make: Make, account: string): void {
  const zones = ['zon-gb1za', 'zon-gb1zb', 'zon-gb1zc'];
  const types = ['typ-ssd01', 'typ-ssd02', 'typ-ssd04', 'typ-nbs02'];
  for (const number of lacking(world.server.by('account', account), counts.servers)) {
    const id = idOf('server', first + number);
    const age = number / 20;
    world.server.put(
      make.server({
        id,
        account,
        name: `node-${String(number).padStart(5, '0')}`,
        status: number % 10 === 0 ? 'inactive' : 'active',
        image: number % 5 === 0 ? 'img-deb12' : 'img-ubu24',
        server_type: types[number % types.length] ?? 'typ-ssd01',
        zone: zones[number % zones.length] ?? null,
        server_groups: [idOf('server_group', first + 10 + (number % (counts.groups - 10)))],
        created_at: make.ago(age),
        started_at: make.ago(age),
      }),
    );
    world.interface.put(make.interface(id, number));
  }
}

function fillBalancers(world: World, make: Make, account: string): void {
  for (const number of lacking(world.load_balancer.by('account', account), counts.balancers)) {
    world.load_balancer.put(
      make.balancer({
        id: idOf('load_balancer', first + number),
        account,
        name: `balancer-${String(number).padStart(3, '0')}`,
        nodes: [0, 1, 2].map((index) => serverOf(number * 3 + index)),
        created_at: make.ago(number / 2),
      }),
    );
  }
}

/** In every ten, four lead to a balancer and two to a server. The rest are free. */
function fillCloudIps(world: World, make: Make, account: string): void {
  const destinationOf = (number: number): string | null => {
    const part = number % 10;
    if (part < 4) return balancerOf(number);
    return part < 6 ? `int-${suffix(serverOf(number))}` : null;
  };
  for (const number of lacking(world.cloud_ip.by('account', account), counts.cloudIps)) {
    const id = idOf('cloud_ip', first + number);
    const name = number % 3 === 0 ? null : `address-${String(number).padStart(4, '0')}`;
    const ip = { id, account, name, destination: destinationOf(number) };
    world.cloud_ip.put(make.cloudIp(ip, firstAddress + number));
  }
}

/** Every second volume is the boot volume of a server on network storage. The rest are detached. */
function fillVolumes(world: World, make: Make, account: string): void {
  const hosts = world.server
    .by('account', account)
    .filter((row) => row.server_type === 'typ-nbs02' && row.zone !== 'zon-gb1zc')
    .filter((row) => world.volume.by('server', row.id).length === 0);
  for (const number of lacking(world.volume.by('account', account), counts.volumes)) {
    const id = idOf('volume', first + number);
    const host = number % 2 === 0 ? hosts[number] : undefined;
    world.volume.put(
      make.volume({
        id,
        account,
        name: `disk-${String(number).padStart(4, '0')}`,
        size: (40 + (number % 8) * 20) * gigabyte,
        zone: host?.zone ?? 'zon-gb1zb',
        ...(host
          ? {
              server: host.id,
              status: 'attached' as const,
              boot: true,
              delete_with_server: true,
              filesystem_type: null,
              image: host.image,
              source: host.image,
              source_type: 'image' as const,
            }
          : {}),
      }),
    );
  }
}

/** About two snapshots for each numbered database. */
function fillDatabases(world: World, make: Make, account: string): void {
  const engines = [
    { database_engine: 'mysql', database_version: '8.0' },
    { database_engine: 'postgresql', database_version: '16' },
  ];
  for (const number of lacking(world.database_server.by('account', account), counts.databases)) {
    world.database_server.put(
      make.databaseServer({
        id: idOf('database_server', first + number),
        account,
        name: `data-${String(number).padStart(4, '0')}`,
        ...engines[number % engines.length],
        zone: number % 3 === 0 ? 'zon-gb1zb' : 'zon-gb1za',
        created_at: make.agoPlain(number),
      }),
    );
  }
  const sources = world.database_server
    .by('account', account)
    .filter(({ name, status }) => name.startsWith('data-') && status === 'active');
  for (const number of lacking(
    world.database_snapshot.by('account', account),
    counts.databaseSnapshots,
  )) {
    const source = sources[number % sources.length];
    if (!source) return;
    const { id, database_engine, database_version } = source;
    world.database_snapshot.put(
      make.databaseSnapshot({
        id: idOf('database_snapshot', first + number),
        account,
        name: `Snapshot of ${id}`,
        database_engine,
        database_version,
        source: id,
        source_trigger: number % 4 === 0 ? 'manual' : 'schedule',
        size: 40_960,
        created_at: make.agoPlain(number / 10),
      }),
    );
  }
}
