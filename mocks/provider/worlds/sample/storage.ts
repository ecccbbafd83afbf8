import type { StoredObject } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

const gigabyte = 1024 ** 3;

/** Network volumes: the storage node's, the six-pack's, free ones, and one of each odd status. */
export function addVolumes(world: World, make: Make): void {
  const account = 'acc-demo1';
  const attached = (id: string, server: string, given: Parameters<Make['volume']>[0]) =>
    world.volume.put(make.volume({ ...given, id, server, status: 'attached' }));
  const bootable = { account, boot: true, source: 'img-ubu24', source_type: 'image' as const };
  attached('vol-boot1', 'srv-nbs01', {
    ...bootable,
    id: 'vol-boot1',
    name: 'storage-node root',
    image: 'img-ubu24',
    delete_with_server: true,
    filesystem_type: null,
  });
  attached('vol-data1', 'srv-nbs01', {
    id: 'vol-data1',
    account,
    name: 'data',
    description: 'Everything that must outlive the server',
    size: 200 * gigabyte,
    filesystem_label: 'data',
    serial: 'data-1',
  });
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const id = `vol-six0${number}`;
    const first = number === 1 ? { ...bootable, image: 'img-ubu24' } : {};
    attached(id, 'srv-six06', { id, account, name: `six-pack ${number}`, ...first });
  }
  const free = (id: string, name: string, given: Partial<Parameters<Make['volume']>[0]> = {}) =>
    world.volume.put(make.volume({ id, account, name, ...given }));
  free('vol-free1', 'scratch', { zone: 'zon-gb1zb', size: 100 * gigabyte });
  free('vol-free2', 'spare', { filesystem_type: 'xfs', encrypted: true });
  free('vol-lock1', 'ledger', { locked: true });
  free('vol-creat', 'copying', { status: 'creating', source: 'vol-data1', source_type: 'volume' });
  free('vol-going', 'leaving', { status: 'deleting' });
  free('vol-faild', 'unmade', { status: 'failed' });
}

/** Orbit: a static site, an archive, a registry repository, and the provider's own images. */
export function addContainers(world: World, make: Make): void {
  const account = 'acc-demo1';
  const last_modified = make.ago(3).replace('.000Z', '.120000');
  const file = (name: string, content_type: string, bytes: number): StoredObject => ({
    name,
    content_type,
    bytes,
    hash: bytes.toString(16).padStart(32, '0'),
    last_modified,
  });
  const container = (
    name: string,
    objects: readonly StoredObject[],
    headers: Record<string, string> = {},
  ) =>
    world.container.put({
      id: `${account}/${name}`,
      account,
      name,
      last_modified,
      headers,
      objects,
    });
  container(
    'assets',
    [
      file('index.html', 'text/html', 2048),
      file('404error.html', 'text/html', 512),
      file('css/site.css', 'text/css', 9216),
      file('photos/', 'application/directory', 0),
      file('photos/team.jpg', 'image/jpeg', 482_113),
      file('photos/office.jpg', 'image/jpeg', 1_204_992),
    ],
    {
      'X-Container-Read': '.r:*,.rlistings',
      'X-Container-Meta-Web-Listings': 'true',
      'X-Container-Meta-Web-Index': 'index.html',
      'X-Container-Meta-Web-Error': 'error.html',
    },
  );
  container(
    'backups',
    [
      file('2026/november.tar.gz', 'application/gzip', 8_123_456_789),
      file('2026/october.tar.gz', 'application/gzip', 7_912_003_111),
    ],
    {
      'X-History-Location': 'backups_archive',
      'X-Container-Meta-Quota-Bytes': String(50 * gigabyte),
      'X-Container-Meta-Quota-Count': '1000',
      'X-Container-Read': `${account}:cli-store`,
    },
  );
  container('backups_archive', [
    file('0142026/october.tar.gz/1760000000.00000', 'application/gzip', 7_900_000_000),
  ]);
  container('web_ctrimages', registryObjects(account, file));
  container('images', [
    file('img-avail', 'application/vnd.server-image', 2252 * 1024 ** 2),
    file('dbi-night', 'application/vnd.database-snapshot', 512 * 1024 ** 2),
  ]);
}

/** A repository as the registry lays it out: two images, several tags (wire facts §17). */
function registryObjects(
  account: string,
  file: (name: string, type: string, bytes: number) => StoredObject,
): StoredObject[] {
  const tags: Record<string, string[]> = {
    api: ['latest', '1.4.0', '1.3.2'],
    site: ['latest', 'beta'],
  };
  return Object.entries(tags).flatMap(([image, names]) =>
    names.map((tag) =>
      file(
        `files/docker/registry/v2/repositories/${account}/web/${image}/_manifests/tags/${tag}/current/link`,
        'application/octet-stream',
        71,
      ),
    ),
  );
}
