import { expect, test } from 'vitest';
import { devicePath, mountCommands } from '@/model/volume/mount';
import { record } from '../build';

const volume = (fields: object) => record('volume', { id: 'vol-free2', ...fields });

test('a server finds a volume by its serial, which is its id unless it has its own', () => {
  expect(devicePath(volume({}))).toBe('/dev/disk/by-id/virtio-vol-free2');
  expect(devicePath(volume({ serial: '' }))).toBe('/dev/disk/by-id/virtio-vol-free2');
  expect(devicePath(volume({ serial: 'data-1' }))).toBe('/dev/disk/by-id/virtio-data-1');
});

test('only what has a filesystem is mounted', () => {
  expect(mountCommands(volume({ filesystem_type: 'ext4' }))).toEqual([
    'sudo mkdir -p /mnt/vol-free2',
    'sudo mount /dev/disk/by-id/virtio-vol-free2 /mnt/vol-free2',
  ]);
  expect(mountCommands(volume({ filesystem_type: null }))).toEqual([]);
  expect(mountCommands(volume({}))).toEqual([]);
});
