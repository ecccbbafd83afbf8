import type { Lookup } from '@/model/facts';
import type { ServerRecord, VolumeRecord } from '@/model/records/compute';
import { isWindows } from '@/model/windows';
import { zoneLabel } from '@/model/zone/describe';

export function serverZone(server: ServerRecord, facts: Lookup): string | undefined {
  return server.zone ? zoneLabel(facts.get('zone', server.zone)?.handle) : undefined;
}

export function isWindowsServer(server: ServerRecord, facts: Lookup): boolean {
  const image = server.image ? facts.get('image', server.image) : undefined;
  return image !== undefined && isWindows(image);
}

/** True if the server has a snapshot to create a server from. */
export function hasSnapshot({ snapshots = [] }: ServerRecord, facts: Lookup): boolean {
  return snapshots.some((id) => facts.get('image', id)?.status === 'available');
}

/** False if the server is certain not to run, so that it uses nothing. */
export function mayRun({ status }: ServerRecord): boolean {
  return status === undefined || status === 'active' || status === 'failing';
}

export function hasVolume(server: ServerRecord, volume: VolumeRecord): boolean | undefined {
  if (volume.server !== undefined) return volume.server === server.id;
  // Volumes nested in a server lack the field.
  return server.volumes?.some((id) => id === volume.id) === true ? true : undefined;
}
