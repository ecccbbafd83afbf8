import type { Facts } from '@/model/facts';
import type { Rule } from '@/model/rule';
import type { ServerRecord } from '@/model/server/record';
import { gone, locked, state } from '@/model/server/rules';
import { zoneStorageProblem } from '@/model/volume/block-storage';
import type { VolumeRecord } from '@/model/volume/record';

/** Spec 2 §9. */
const MOST_VOLUMES = 6;

/** The volumes of a server, as far as they are known: those it names, else those that name it. */
export function volumesOf(server: ServerRecord, facts: Facts): readonly VolumeRecord[] {
  if (server.volumes === undefined) {
    return facts.all('volume').filter((volume) => volume.server === server.id);
  }
  return server.volumes
    .map((id) => facts.get('volume', id))
    .filter((volume) => volume !== undefined);
}

function countOf(server: ServerRecord, facts: Facts): number {
  return server.volumes?.length ?? volumesOf(server, facts).length;
}

function storageProblem(server: ServerRecord, facts: Facts): string | undefined {
  const type = server.server_type ? facts.get('server_type', server.server_type) : undefined;
  return type?.storage_type === 'local'
    ? 'Volumes can only be attached to servers using network storage'
    : undefined;
}

function zoneProblem({ zone }: ServerRecord, facts: Facts): string | undefined {
  return zone ? zoneStorageProblem(facts.get('zone', zone), facts.limits) : undefined;
}

/**
 * Whether a server can take any volume (spec 2 §4): network storage, not deleted, deleting or
 * failed, unlocked, a zone with block storage, fewer than six volumes.
 */
export const canAttachVolumes: Rule<'server'> = (server, facts) =>
  gone(server) ??
  (server.status === 'failed' ? state(server) : undefined) ??
  locked(server) ??
  storageProblem(server, facts) ??
  zoneProblem(server, facts) ??
  (countOf(server, facts) >= MOST_VOLUMES
    ? `A server can have at most ${String(MOST_VOLUMES)} volumes`
    : undefined);
