import type { ServerRow } from '@mocks/provider/rows';
import { gigabyte } from '@mocks/provider/units';
import type { World } from '@mocks/provider/world';
import { suffix, type Make } from '@mocks/provider/worlds/make';
import { addServer } from '@mocks/provider/worlds/sample/servers';
import { FREELANCER, SHOP } from '@mocks/provider/worlds/company/people';
import { daysSinceDue } from '@mocks/provider/worlds/company/times';

/** A server of the shop: its age in days, and how many automatic snapshots it keeps. */
interface Line {
  readonly server: Pick<ServerRow, 'id' | 'name'> & Partial<ServerRow>;
  readonly days: number;
  readonly started?: number;
  readonly kept: number;
  readonly isNightly?: boolean;
}

const NIGHTLY = '0 2 * * *';
/** Once a week, each server on a day and at an hour of its own. */
const weekly = (index: number): string => `0 ${String(1 + (index % 5))} * * ${String(index % 7)}`;

const web = {
  server_type: 'typ-ssd04',
  server_groups: ['grp-web01'],
  labels: { role: 'web', environment: 'production' },
  user_data:
    'I2Nsb3VkLWNvbmZpZwpwYWNrYWdlczoKICAtIGRvY2tlci5pbwpydW5jbWQ6CiAgLSBkb2NrZXIgcnVuIC1kIC1wIDgwOjgwIHJlZ2lzdHJ5LmV4YW1wbGUuY29tL2FjYy1maW5jaC9zaG9wL3dlYgo=',
};
const zoneB = 'zon-gb1zb';

const lines: readonly Line[] = [
  { server: { id: 'srv-shop1', name: 'shop-web-1', ...web }, days: 466, started: 61, kept: 4 },
  {
    server: { id: 'srv-shop2', name: 'shop-web-2', ...web, zone: zoneB },
    days: 466,
    started: 61,
    kept: 2,
  },
  {
    server: { id: 'srv-shop3', name: 'shop-web-3', ...web, image: 'img-shop1' },
    days: 190,
    kept: 2,
  },
  {
    server: { id: 'srv-shop4', name: 'shop-web-4', ...web, image: 'img-shop1', zone: zoneB },
    days: 190,
    kept: 2,
  },
  {
    server: {
      id: 'srv-check',
      name: 'checkout-api',
      server_type: 'typ-ssd08',
      server_groups: ['grp-api01'],
      labels: { role: 'api', environment: 'production' },
    },
    days: 160,
    started: 9,
    kept: 7,
    isNightly: true,
  },
  {
    server: {
      id: 'srv-mail1',
      name: 'worker-mail',
      server_type: 'typ-ssd02',
      server_groups: ['grp-work1'],
      labels: { role: 'worker', environment: 'production' },
      image: 'img-deb12',
      zone: zoneB,
    },
    days: 300,
    kept: 2,
  },
  {
    server: {
      id: 'srv-photo',
      name: 'worker-photos',
      server_type: 'typ-nbs04',
      server_groups: ['grp-work1'],
      labels: { role: 'worker', environment: 'production' },
    },
    days: 120,
    kept: 2,
  },
  {
    server: {
      id: 'srv-basti',
      name: 'bastion',
      server_type: 'typ-ssd01',
      server_groups: ['grp-basti'],
      labels: { role: 'bastion' },
      image: 'img-alma9',
    },
    days: 467,
    started: 131,
    kept: 2,
  },
  {
    server: {
      id: 'srv-stage',
      name: 'staging',
      status: 'inactive',
      server_type: 'typ-ssd02',
      server_groups: ['grp-stage'],
      labels: { environment: 'staging' },
      image: 'img-shop1',
    },
    days: 188,
    started: 14,
    kept: 2,
  },
];

function addSnapshots(world: World, make: Make, server: ServerRow, kept: number): void {
  const { username, arch } = world.image.need(server.image);
  const name = suffix(server.id);
  const crontab = server.snapshots_schedule ?? NIGHTLY;
  const due = { period: crontab === NIGHTLY ? 1 : 7, count: kept };
  for (const [index, days] of daysSinceDue(make, crontab, due).entries()) {
    // This night's snapshot of checkout is the one thing that failed.
    const hasFailed = server.id === 'srv-check' && index === 0;
    const created_at = make.ago(days);
    world.image.put(
      make.image({
        id: `img-${name.slice(0, 3)}${name.slice(4)}${index}`,
        name: `Snapshot of ${server.id} ${new Date(created_at).toUTCString().slice(5, 22)}`,
        description: server.name,
        owner: server.account,
        status: hasFailed ? 'failed' : 'available',
        source: server.id,
        source_type: 'snapshot',
        source_trigger: 'schedule',
        ancestor: server.image,
        username,
        arch,
        created_at,
        disk_size: hasFailed ? 0 : 2400 + 31 * index,
        virtual_size: hasFailed ? 0 : 10_240,
      }),
    );
  }
}

/** The image that newer web servers are made of, and a snapshot by hand before the sale. */
export function addOwnImages(world: World, make: Make): void {
  const own = { owner: SHOP, username: 'ubuntu', ancestor: 'img-ubu24' };
  world.image.put(
    make.image({
      ...own,
      id: 'img-shop1',
      name: 'Shop base, May',
      description: 'Ubuntu 24.04 with Docker and the log shipper',
      source: 'srv-shop1',
      source_type: 'snapshot',
      created_at: make.ago(195),
      disk_size: 2890,
    }),
  );
  world.image.put(
    make.image({
      ...own,
      id: 'img-sale1',
      name: 'shop-web-1 before the winter sale',
      source: 'srv-shop1',
      source_type: 'snapshot',
      locked: true,
      created_at: make.ago(11),
      disk_size: 3012,
    }),
  );
}

/** The shop's servers with their disks and snapshots, and the freelancer's one. */
export function addServers(world: World, make: Make): void {
  for (const [index, line] of lines.entries()) {
    const { server, days, started = days, isNightly } = line;
    const crontab = isNightly ? NIGHTLY : weekly(index);
    const row = make.server({
      account: SHOP,
      image: 'img-ubu24',
      server_type: 'typ-ssd02',
      created_at: make.ago(days),
      started_at: make.ago(started),
      snapshots_schedule: crontab,
      snapshots_schedule_next_at: make.nextOf(crontab),
      snapshots_retention: String(line.kept),
      ...server,
    });
    addServer(world, make, row, index + 10);
    addSnapshots(world, make, row, line.kept);
  }
  const portfolio = make.server({
    id: 'srv-portf',
    account: FREELANCER,
    name: 'portfolio',
    image: 'img-deb12',
    server_type: 'typ-ssd01',
    server_groups: ['grp-lenao'],
    created_at: make.ago(580),
    started_at: make.ago(220),
    snapshots_schedule: weekly(6),
    snapshots_schedule_next_at: make.nextOf(weekly(6)),
    snapshots_retention: '2',
  });
  addServer(world, make, portfolio, 40);
  addSnapshots(world, make, portfolio, 2);
}

/** The volumes of the server that works on photos, and one put aside. */
export function addVolumes(world: World, make: Make): void {
  const created_at = make.agoPlain(120);
  const of = { account: SHOP, server: 'srv-photo', status: 'attached', created_at } as const;
  world.volume.put(
    make.volume({
      ...of,
      id: 'vol-phot0',
      name: 'worker-photos root',
      boot: true,
      delete_with_server: true,
      filesystem_type: null,
      source: 'img-ubu24',
      source_type: 'image',
      image: 'img-ubu24',
    }),
  );
  world.volume.put(
    make.volume({
      ...of,
      id: 'vol-phot1',
      name: 'photos',
      description: 'Originals before they are scaled',
      size: 160 * gigabyte,
      filesystem_label: 'photos',
      serial: 'photos',
      updated_at: make.agoPlain(25),
    }),
  );
  world.volume.put(
    make.volume({
      id: 'vol-expor',
      account: SHOP,
      name: 'exports-2025',
      description: 'Order exports for the accountant',
      size: 80 * gigabyte,
      filesystem_label: 'exports',
      created_at: make.agoPlain(300),
    }),
  );
}
