import type { Lookup } from '@/model/facts';
import type { ServerRecord, VolumeRecord } from '@/model/records/compute';
import { isWindows } from '@/model/windows';
import { zoneLabel } from '@/model/zone/describe';

/** Returns the label of a server's zone. */
export function serverZone(server: ServerRecord, facts: Lookup): string | undefined {
  return server.zone ? zoneLabel(facts.get('zone', server.zone)?.handle) : undefined;
}

/** True if a server was created from a Windows image. */
export function isWindowsServer(server: ServerRecord, facts: Lookup): boolean {
  const image = server.image ? facts.get('image', server.image) : undefined;
  return image !== undefined && isWindows(image);
}

/** True if a volume is attached to a server; undefined if unknown. */
export function hasVolume(server: ServerRecord, volume: VolumeRecord): boolean | undefined {
  if (volume.server !== undefined) return volume.server === server.id;
  // Volumes nested in a server lack the field.
  return server.volumes?.some((id) => id === volume.id) === true ? true : undefined;
}
