import type { Facts } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import type { Rule } from '@/model/problems';
import { gone, locked, state } from './rules';
import { zoneStorageProblem } from '@/model/volume/block-storage';
import { volumesOf } from '@/model/volume/describe';

/** docs/product/volumes.md#attach-count */
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

export const canAttachVolumes: Rule<ServerRecord> = (server, facts) =>
  gone(server) ??
  (server.status === 'failed' ? state(server) : undefined) ??
  locked(server) ??
  storageProblem(server, facts) ??
  zoneProblem(server, facts) ??
  countProblem(server, facts);
