import type { ServerRow } from '@mocks/provider/rows';
import { gigabyte, mebibyte } from '@mocks/provider/units';
import type { World } from '@mocks/provider/world';

/** MiB of an unknown disk. */
export const unknownDisk = (10 * gigabyte) / mebibyte;

/** MiB of a server's boot disk, which its snapshots need too. */
export function bootDisk(world: World, server: ServerRow): number {
  const boot = world.volume.by('server', server.id).find((volume) => volume.boot);
  if (boot) return boot.size / mebibyte;
  return world.server_type.need(server.server_type).disk_size || unknownDisk;
}
