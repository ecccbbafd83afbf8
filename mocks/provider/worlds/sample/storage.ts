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
