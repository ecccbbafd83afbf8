import type { ServerRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import { suffix, type Make } from '@mocks/provider/worlds/make';

type ServerLine = Pick<ServerRow, 'id' | 'name'> & Partial<ServerRow>;

const plain = { image: 'img-ubu24', server_type: 'typ-ssd01', server_groups: ['grp-deflt'] };

const lines = (make: Make): ServerLine[] => [
  {
    id: 'srv-web01',
    name: 'web-1',
    server_type: 'typ-ssd02',
    server_groups: ['grp-web01', 'grp-deflt'],
    labels: { environment: 'production', tier: 'web' },
    snapshots_schedule: '0 8 * * *',
    snapshots_schedule_next_at: make.nextOf('0 8 * * *'),
    snapshots_retention: '10',
    user_data: 'I2Nsb3VkLWNvbmZpZwpwYWNrYWdlczoKICAtIG5naW54Cg==',
  },
  {
    id: 'srv-web02',
    name: 'web-2',
    zone: 'zon-gb1zb',
    server_type: 'typ-ssd02',
    server_groups: ['grp-web01', 'grp-deflt'],
    labels: { environment: 'production', tier: 'web' },
    snapshots_schedule: '0 3 * * 1',
    snapshots_schedule_next_at: make.nextOf('0 3 * * 1'),
  },
  { id: 'srv-work1', name: 'worker', status: 'inactive', server_groups: ['grp-works'] },
  { id: 'srv-nbs01', name: 'storage-node', server_type: 'typ-nbs08' },
  {
    id: 'srv-win01',
    name: 'windows-jump',
    image: 'img-win22',
    server_type: 'typ-ssd04',
    zone: 'zon-gb1zb',
  },
  { id: 'srv-lock1', name: 'build-box', locked: true, disk_encrypted: true },
  { id: 'srv-fail1', name: 'broken', status: 'failed', started_at: null },
  {
    id: 'srv-make1',
    name: 'being-made',
    status: 'creating',
    created_at: make.ago(0),
    started_at: null,
  },
  {
    id: 'srv-old01',
    name: 'old-timer',
    image: 'img-ubu16',
    server_type: 'typ-nano1',
    created_at: '2021-03-01T09:30:00.000Z',
    started_at: '2021-03-01T09:30:12.000Z',
    compatibility_mode: true,
    zone: null,
    server_groups: [],
  },
  { id: 'srv-six06', name: 'six-pack', server_type: 'typ-nbs02' },
  { id: 'srv-going', name: 'leaving', status: 'deleting' },
  { id: 'srv-failg', name: 'faltering', status: 'failing' },
  { id: 'srv-unava', name: 'out-of-reach', status: 'unavailable', zone: 'zon-gb1zc' },
  {
    id: 'srv-long1',
    name: 'a-server-whose-name-is-rather-longer-than-fifty-characters-allow',
    image: 'img-avail',
    zone: 'zon-gb1zc',
  },
  { id: 'srv-named', name: '', image: 'img-deb12', status: 'inactive' },
  ...Array.from({ length: 12 }, (_, index): ServerLine => {
    const number = String(index + 1).padStart(2, '0');
    return {
      id: `srv-bat${number}`,
      name: `batch-${number}`,
      status: index % 4 === 3 ? 'inactive' : 'active',
      image: index % 3 === 0 ? 'img-alma9' : 'img-ubu22',
      zone: index % 2 === 0 ? 'zon-gb1za' : 'zon-gb1zb',
      server_groups: ['grp-works'],
      created_at: make.ago(20 - index),
      started_at: make.ago(20 - index),
    };
  }),
];

/** A server's own local disk, which lives and dies with it. */
function addLocalDisk(world: World, make: Make, server: ServerRow): void {
  const { disk_size } = world.server_type.need(server.server_type);
  if (disk_size === 0) return;
  world.volume.put(
    make.volume({
      id: `vol-${suffix(server.id)}`,
      account: server.account,
      status: 'attached',
      storage_type: 'local',
      boot: true,
      delete_with_server: true,
      encrypted: server.disk_encrypted,
      filesystem_type: null,
      size: disk_size * 1024 ** 2,
      source: server.image,
      source_type: 'image',
      image: server.image,
      server: server.id,
      zone: server.zone ?? 'zon-gb1za',
    }),
  );
}

/** A server with its interface and, unless it is on network storage, its disk. */
export function addServer(world: World, make: Make, row: ServerRow, number: number): void {
  world.server.put(row);
  world.interface.put(make.interface(row.id, number));
  addLocalDisk(world, make, row);
}

/** The demonstration account's servers, and one that only Olive's account has. */
export function addServers(world: World, make: Make): void {
  for (const [index, line] of lines(make).entries()) {
    addServer(world, make, make.server({ account: 'acc-demo1', ...plain, ...line }), index + 10);
  }
  const shared = { id: 'srv-share', name: 'shared-box', account: 'acc-share' };
  addServer(world, make, make.server({ ...plain, ...shared, server_groups: ['grp-share'] }), 200);
}
