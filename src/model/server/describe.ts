import type { Lookup } from '@/model/facts';
import type { ServerRecord } from '@/model/server/record';
import type { VolumeRecord } from '@/model/volume/record';
import { isWindows } from '@/model/windows';
import { zoneLabel } from '@/model/zone/describe';

/** The label of a server's zone, as far as it is known. */
export function serverZone(server: ServerRecord, facts: Lookup): string | undefined {
  return server.zone ? zoneLabel(facts.get('zone', server.zone)?.handle) : undefined;
}

/** Whether a server was made from a Windows image. */
export function isWindowsServer(server: ServerRecord, facts: Lookup): boolean {
  const image = server.image ? facts.get('image', server.image) : undefined;
  return image !== undefined && isWindows(image);
}

/** Whether a volume is attached to a server; undefined while that is not known. */
export function hasVolume(server: ServerRecord, volume: VolumeRecord): boolean | undefined {
  if (volume.server !== undefined) return volume.server === server.id;
  // A mention of a volume within its server does not say which that is.
  return server.volumes?.some((id) => id === volume.id) === true ? true : undefined;
}
