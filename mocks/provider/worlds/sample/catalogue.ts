import type { ImageRow, ServerTypeRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

type TypeLine = [
  id: string,
  handle: string,
  name: string,
  cores: number,
  ram: number,
  disk_size: number,
  status?: ServerTypeRow['status'],
];

/** RAM and disk in MiB; a disk of 0 is network storage. */
const serverTypes: readonly TypeLine[] = [
  ['typ-ssd01', '1gb.ssd', 'SSD 1GB', 1, 1024, 30_720],
  ['typ-ssd02', '2gb.ssd', 'SSD 2GB', 2, 2048, 61_440],
  ['typ-ssd04', '4gb.ssd', 'SSD 4GB', 2, 4096, 122_880],
  ['typ-ssd08', '8gb.ssd', 'SSD 8GB', 4, 8192, 245_760],
  ['typ-nbs02', '2gb.nbs', '2GB Block Storage', 2, 2048, 0],
  ['typ-nbs04', '4gb.nbs', '4GB Block Storage', 2, 4096, 0],
  ['typ-nbs08', '8gb.nbs', '8GB Block Storage', 4, 8192, 0],
  ['typ-std02', '2gb.std', 'Standard 2GB', 2, 2048, 81_920],
  ['typ-sto08', '8gb.sto', 'Storage Optimised 8GB', 4, 8192, 1_048_576],
  ['typ-ram16', '16gb.ram', 'RAM Optimised 16GB', 4, 16_384, 122_880],
  ['typ-nano1', 'nano', 'Brick Nano', 1, 512, 20_480, 'deprecated'],
  ['typ-exp64', '64gb.exp', 'Experimental 64GB', 16, 65_536, 491_520, 'experimental'],
];

type ImageLine = [id: string, name: string, username: string, given?: Partial<ImageRow>];

/** The official images: every distribution that the create screen groups by. */
const official: readonly ImageLine[] = [
  ['img-ubu24', 'ubuntu-noble-24.04-amd64-server', 'ubuntu'],
  ['img-ubu22', 'ubuntu-jammy-22.04-amd64-server', 'ubuntu'],
  ['img-ubu25', 'ubuntu-plucky-25.04-amd64-server', 'ubuntu'],
  ['img-ubu2u', 'ubuntu-noble-24.04-amd64-server-uefi', 'ubuntu'],
  ['img-ubu2m', 'ubuntu-noble-24.04-amd64-minimal', 'ubuntu'],
  [
    'img-ubu16',
    'ubuntu-xenial-16.04-i386-server',
    'ubuntu',
    { arch: 'i686', status: 'deprecated' },
  ],
  ['img-alma9', 'almalinux-9.6-x86_64-server', 'almalinux'],
  ['img-deb12', 'debian-bookworm-12-amd64-server', 'debian'],
  ['img-cent9', 'centos-stream-9-x86_64-server', 'centos'],
  ['img-fed42', 'fedora-42-x86_64-server', 'fedora'],
  ['img-flatc', 'flatcar-stable-4230-amd64', 'core'],
  ['img-fcore', 'fedora-coreos-stable-42-x86_64', 'core'],
  ['img-fbsd1', 'freebsd-14.3-amd64', 'freebsd'],
  [
    'img-win22',
    'windows-server-2022-standard-amd64',
    'Administrator',
    { licence_name: 'Windows 2022', min_ram: 2048, virtual_size: 40_960 },
  ],
  ['img-blank', 'Blank Disk Image', '', { disk_size: 0, virtual_size: 0 }],
];

/** The account's own images: one of each status, both sources, both triggers. */
const own: readonly ImageLine[] = [
  ['img-avail', 'golden-web', 'ubuntu', { description: 'The web tier, ready to serve' }],
  ['img-depre', 'golden-web-2021', 'ubuntu', { status: 'deprecated' }],
  ['img-creat', 'uploading', 'ubuntu', { status: 'creating', disk_size: 0, virtual_size: 0 }],
  ['img-unava', 'archived-base', 'root', { status: 'unavailable' }],
  ['img-delng', 'on-its-way-out', 'root', { status: 'deleting' }],
  ['img-delet', 'once-was', 'root', { status: 'deleted' }],
  ['img-faild', 'broken-upload', 'root', { status: 'failed' }],
  ['img-locke', 'keep-forever', 'ubuntu', { locked: true, public: true }],
  ['img-old32', 'legacy-32bit', 'root', { arch: 'i686', compatibility_mode: true }],
  [
    'img-snap1',
    'Snapshot of srv-web01 11 Oct 15:23',
    'ubuntu',
    { source: 'srv-web01', source_type: 'snapshot', ancestor: 'img-ubu24' },
  ],
  [
    'img-auto1',
    'Automated snapshot of srv-web02 (web-2)',
    'ubuntu',
    {
      source: 'srv-web02',
      source_type: 'snapshot',
      source_trigger: 'schedule',
      ancestor: 'img-ubu24',
    },
  ],
];

/** Zones, types and images: what servers and databases are made of. */
export function addCatalogue(world: World, make: Make): void {
  for (const letter of ['a', 'b', 'c']) {
    world.zone.put({ id: `zon-gb1z${letter}`, handle: `gb1-${letter}` });
  }
  for (const [id, handle, name, cores, ram, disk_size, status] of serverTypes) {
    const storage_type = disk_size === 0 ? 'network' : 'local';
    world.server_type.put({
      id,
      handle,
      name,
      cores,
      ram,
      disk_size,
      storage_type,
      status: status ?? 'available',
    });
  }
  for (const gigabytes of [2, 4, 8, 16, 32]) {
    world.database_type.put({
      id: `dbt-ram${String(gigabytes).padStart(2, '0')}`,
      name: `${gigabytes}GB`,
      description: `${gigabytes}GB RAM, ${gigabytes * 10}GB disk`,
      ram: gigabytes * 1024,
      disk_size: gigabytes * 10_240,
      default: gigabytes === 4,
      // The public API has no cores, the panel shows them (docs/product/databases.md#type-cores).
      ...(gigabytes === 16 ? { cores: 8 } : {}),
    });
  }
  for (const [id, name, username, given] of official) {
    world.image.put(
      make.image({
        id,
        name,
        username,
        owner: 'acc-systm',
        official: true,
        public: true,
        ...given,
      }),
    );
  }
}

/** The demonstration account's images, and a stranger's public one. */
export function addOwnImages(world: World, make: Make): void {
  for (const [id, name, username, given] of own) {
    world.image.put(make.image({ id, name, username, owner: 'acc-demo1', ...given }));
  }
  world.image.put(
    make.image({ id: 'img-other', name: 'community-nas', owner: 'acc-other', public: true }),
  );
}
