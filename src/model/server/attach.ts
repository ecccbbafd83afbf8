import { type Choice, possibleFirst } from '@/model/choice';
import type { Facts } from '@/model/facts';
import type { ServerRecord, VolumeRecord } from '@/model/records/compute';
import { canAttachVolumes } from '@/model/server/can-attach-volumes';
import { isGone } from '@/model/status';
import { volumesOf } from '@/model/volume/describe';
import { ACTIVE_BOOT, canAttach } from '@/model/volume/rules';

function sameZone(volume: VolumeRecord, server: ServerRecord): boolean {
  return !volume.zone || !server.zone || volume.zone === server.zone;
}

function sharesSerial(volume: VolumeRecord, server: ServerRecord, facts: Facts): boolean {
  if (!volume.serial) return false;
  return volumesOf(server, facts).some(
    ({ id, serial }) => id !== volume.id && serial === volume.serial,
  );
}

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

export function bootProblem(server: Pick<ServerRecord, 'status'>): string | undefined {
  return server.status === 'active' ? ACTIVE_BOOT : undefined;
}
