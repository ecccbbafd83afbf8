import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import { attachCall, copyVolumeCall, resizeVolumeCall } from '@/model/volume/calls';
import { record } from '../build';

test('growing sends from and to, in the unit of the deployment', () => {
  const volume = record('volume', { id: 'vol-aaaaa', size: 40 * GIGABYTE });
  expect(resizeVolumeCall(volume, 80 * GIGABYTE, { volumeSize: 'bytes' })).toMatchObject({
    action: 'resize',
    body: { from: 42_949_672_960, to: 85_899_345_920 },
  });
  expect(resizeVolumeCall(volume, 80 * GIGABYTE, { volumeSize: 'MiB' }).body).toEqual({
    from: 40_960,
    to: 81_920,
  });
});

test('a copy sends what it was given', () => {
  expect(copyVolumeCall('vol-aaaaa', { name: 'two' })).toMatchObject({
    method: 'POST',
    action: 'copy',
    body: { name: 'two' },
  });
});

test('attaching names the server, and whether it starts from the volume', () => {
  expect(attachCall('vol-aaaaa', 'srv-aaaaa', true)).toEqual({
    method: 'POST',
    kind: 'volume',
    id: 'vol-aaaaa',
    action: 'attach',
    body: { server: 'srv-aaaaa', boot: true },
    doneWhen: { status: 'attached', server: 'srv-aaaaa', boot: true },
  });
});
