import type { Choice } from '@/model/choice';
import type { Facts } from '@/model/facts';
import type { Rule } from '@/model/rule';
import type { ServerRecord } from '@/model/server/record';
import { gone, locked, state } from '@/model/server/rules';
import { isGone } from '@/model/status';
import { zoneStorageProblem } from '@/model/volume/block-storage';
import { volumesOf } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { ACTIVE_BOOT, canAttach } from '@/model/volume/rules';

/** Spec 2 §9. */
const MOST_VOLUMES = 6;

function storageProblem(server: ServerRecord, facts: Facts): string | undefined {
  const type = server.server_type ? facts.get('server_type', server.server_type) : undefined;
  return type?.storage_type === 'local'
    ? 'Volumes can only be attached to servers using network storage'
    : undefined;
}

function zoneProblem({ zone }: ServerRecord, facts: Facts): string | undefined {
  return zone ? zoneStorageProblem(facts.get('zone', zone), facts.limits) : undefined;
}

function countProblem(server: ServerRecord, facts: Facts): string | undefined {
  const count = server.volumes?.length ?? volumesOf(server, facts).length;
  return count >= MOST_VOLUMES
    ? `A server can have at most ${String(MOST_VOLUMES)} volumes`
    : undefined;
}

/** Whether a server can take any volume (spec 2 §4). */
export const canAttachVolumes: Rule<ServerRecord> = (server, facts) =>
  gone(server) ??
  (server.status === 'failed' ? state(server) : undefined) ??
  locked(server) ??
  storageProblem(server, facts) ??
  zoneProblem(server, facts) ??
  countProblem(server, facts);

function sameZone(volume: VolumeRecord, server: ServerRecord): boolean {
  return !volume.zone || !server.zone || volume.zone === server.zone;
}

function sharesSerial(volume: VolumeRecord, server: ServerRecord, facts: Facts): boolean {
  if (!volume.serial) return false;
  return volumesOf(server, facts).some(
    ({ id, serial }) => id !== volume.id && serial === volume.serial,
  );
}

/** Says why this volume cannot be attached to this server (spec 2 §§4, 5). */
export function attachProblem(
  volume: VolumeRecord,
  server: ServerRecord,
  facts: Facts,
): string | undefined {
  const problem = canAttach(volume, facts) ?? canAttachVolumes(server, facts);
  if (problem !== undefined) return problem;
  if (!sameZone(volume, server)) return 'The volume and the server are in different zones';
  return sharesSerial(volume, server, facts)
    ? 'Another volume of the server has the same serial'
    : undefined;
}

function possibleFirst<T>(choices: readonly Choice<T>[]): readonly Choice<T>[] {
  const possible = choices.filter(({ reason }) => reason === undefined);
  return [...possible, ...choices.filter(({ reason }) => reason !== undefined)];
}

/** Lists servers for a volume, with reasons why some cannot take it. */
export function serversFor(
  volume: VolumeRecord,
  servers: readonly ServerRecord[],
  facts: Facts,
): readonly Choice<ServerRecord>[] {
  return possibleFirst(
    servers
      .filter(({ status }) => !isGone(status))
      .map((record) => ({ record, reason: attachProblem(volume, record, facts) })),
  );
}

/** Lists unattached volumes for a server, with reasons why it cannot take some. */
export function volumesFor(
  server: ServerRecord,
  volumes: readonly VolumeRecord[],
  facts: Facts,
): readonly Choice<VolumeRecord>[] {
  return possibleFirst(
    volumes
      .filter(({ status }) => status === 'detached' || status === 'creating')
      .map((record) => ({ record, reason: attachProblem(record, server, facts) })),
  );
}

/** Says why the boot volume of a server cannot change now (spec 2 §8). */
export function bootProblem(server: Pick<ServerRecord, 'status'>): string | undefined {
  return server.status === 'active' ? ACTIVE_BOOT : undefined;
}
