import type { VolumeRecord } from '@/model/records/compute';

/** Returns the path of a volume's device, which has the volume's serial, or its ID without one. */
export function devicePath({ id, serial }: VolumeRecord): string {
  return `/dev/disk/by-id/virtio-${serial || id}`;
}

export function mountCommands(volume: VolumeRecord): readonly string[] {
  if (!volume.filesystem_type) return [];
  const place = `/mnt/${volume.id}`;
  return [`sudo mkdir -p ${place}`, `sudo mount ${devicePath(volume)} ${place}`];
}
