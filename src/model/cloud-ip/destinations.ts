import { entryOf } from '@/lib/values';
import { type Choice, possibleFirst } from '@/model/choice';
import { destinationId, type DestinationKind, destinationOf, destinationOfId } from './describe';
import type { Facts, Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import type { CloudIpRecord } from '@/model/records/network';
import type { Records } from '@/model/records/records';
import { isGone } from '@/model/status';
import { byTitle } from '@/model/title';

export type DestinationRecord = Records[DestinationKind];

/** States that bar a mapping. The provider refuses it only after a re-map has unmapped. */
const BARRED: Readonly<Record<string, string>> = {
  deleting: 'is being deleted',
  deleted: 'has been deleted',
  failing: 'is failing',
  failed: 'has failed',
};

export function targetProblem(
  record: DestinationRecord,
  facts: Lookup & Pick<Facts, 'features'>,
): string | undefined {
  const to = destinationOfId(record.id);
  if (to === undefined) return 'Unknown resource kind';
  const barred = 'status' in record ? entryOf(BARRED, record.status ?? '') : undefined;
  if (barred !== undefined) return `This ${KINDS[to.kind].singular} ${barred}`;
  if (to.kind === 'server_group' && !facts.features.clusterIps) {
    return 'Cloud IPs cannot be mapped to server groups here';
  }
  if ('default' in record && record.default === true) {
    return 'Cloud IPs cannot be mapped to the default server group';
  }
  return destinationId(to, facts) === undefined
    ? 'The interface of this server isn’t known yet'
    : undefined;
}

function destinationProblem(record: DestinationRecord, ip: CloudIpRecord, facts: Facts) {
  return destinationOf(ip, facts)?.id === record.id
    ? 'It’s already mapped here'
    : targetProblem(record, facts);
}

/** Lists the destinations of a kind, possible ones first; `chosen` stays even if it is gone. */
export function destinationChoices<R extends DestinationRecord>(
  records: readonly R[],
  ip: CloudIpRecord,
  chosen: string,
  facts: Facts,
): readonly Choice<R>[] {
  return possibleFirst(
    records
      .filter((record) => record.id === chosen || !('status' in record && isGone(record.status)))
      .toSorted(byTitle)
      .map((record) => ({ record, reason: destinationProblem(record, ip, facts) })),
  );
}

export function chosenProblem(chosen: string, ip: CloudIpRecord, facts: Facts): string | undefined {
  const to = destinationOfId(chosen);
  const record = to && facts.get(to.kind, to.id);
  return record === undefined
    ? 'Please select a destination'
    : destinationProblem(record, ip, facts);
}

export const NO_CLOUD_IP = 'Please select a Cloud IP';

/** Lists the cloud IPs that can be mapped. The chosen one stays even if it was taken since. */
export function freeCloudIps(
  all: readonly CloudIpRecord[],
  chosen?: string,
): readonly CloudIpRecord[] {
  return all.filter(({ id, status }) => status === 'unmapped' || id === chosen);
}

export function isReassigned(ip: CloudIpRecord | undefined): boolean {
  return ip?.status !== undefined && ip.status !== 'unmapped';
}

/** Message of the selector for a stale choice (docs/product/cloud-ips.md#stale-choice). */
export const REASSIGNED =
  'This IP address has been assigned to another resource since you selected it.';

export function reassignedProblem(ip: CloudIpRecord): string | undefined {
  return isReassigned(ip) ? `${ip.id} has already been mapped elsewhere` : undefined;
}
