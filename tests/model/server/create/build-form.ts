import { GIGABYTE } from '@/lib/sizes';
import type { Facts } from '@/model/facts';
import { emptyServer, type NewServer } from '@/model/server/create/form';
import { facts, record } from '../../build';

/** Builds a form that can be sent, but for the given changes. */
export function form(given: Partial<NewServer> = {}): NewServer {
  return { ...emptyServer(40), type: 'typ-local', image: 'img-linux', ...given };
}

/** Records that such a form offers. */
export function known(
  account: object = {},
  key: string | null = 'ssh-rsa …',
  more: Parameters<typeof facts>[0] = {},
): Facts {
  return {
    ...facts({
      ...more,
      server_type: [
        { id: 'typ-local', handle: '2gb.ssd', ram: 2048, disk_size: 61_440, storage_type: 'local' },
        { id: 'typ-netwk', handle: '4gb.nbs', ram: 4096, disk_size: 0, storage_type: 'network' },
        { id: 'typ-small', handle: '2gb.nbs', ram: 2048, disk_size: 0, storage_type: 'network' },
      ],
      image: [
        { id: 'img-linux', name: 'ubuntu', status: 'available', virtual_size: 51_200 },
        { id: 'img-wind1', name: 'windows', status: 'available', min_ram: 4096 },
        { id: 'img-blank', name: 'Blank Disk Image', status: 'available' },
        { id: 'img-gone1', name: 'old', status: 'deprecated' },
      ],
      volume: [
        {
          id: 'vol-boot1',
          status: 'detached',
          storage_type: 'network',
          source_type: 'image',
          zone: 'zon-aaaaa',
          size: 60 * GIGABYTE,
        },
        {
          id: 'vol-wind1',
          status: 'detached',
          storage_type: 'network',
          source_type: 'image',
          image: 'img-wind1',
        },
        {
          id: 'vol-copy1',
          status: 'detached',
          storage_type: 'network',
          source_type: 'volume',
          source: 'vol-blank',
          image: { id: 'img-blank', name: 'Blank Disk Image' },
        },
        { id: 'vol-blank', status: 'detached', storage_type: 'network', source_type: 'raw' },
        {
          id: 'vol-zoneb',
          status: 'detached',
          storage_type: 'network',
          source_type: 'image',
          zone: 'zon-bbbbb',
        },
        { id: 'vol-taken', status: 'attached', storage_type: 'network', source_type: 'image' },
      ],
      zone: [
        { id: 'zon-aaaaa', handle: 'gb1-a' },
        { id: 'zon-bbbbb', handle: 'gb1-b' },
      ],
      cloud_ip: [
        { id: 'cip-free1', status: 'unmapped' },
        { id: 'cip-taken', status: 'mapped' },
        { id: 'cip-resvd', status: 'reserved' },
        { id: 'cip-going', status: 'mapping' },
      ],
    }),
    account: record('account', {
      id: 'acc-aaaaa',
      ram_limit: 16_384,
      ram_used: 8192,
      block_storage_limit: 204_800,
      block_storage_used: 0,
      cloud_ips_limit: 3,
      cloud_ips_used: 1,
      windows_servers_limit: 0,
      ...account,
    }),
    user: record('user', { id: 'usr-aaaaa', ssh_key: key }),
    limits: { volume: { minimum: 40, maximum: 4096, zonesWithout: ['gb1-b'] } },
  };
}
