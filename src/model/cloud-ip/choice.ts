import type { CloudIpRecord } from '@/model/records/network';

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

/** Spec 2 §5: text of the selector for a stale choice. */
export const REASSIGNED =
  'This IP address has been assigned to another resource since you selected it.';

export function reassignedProblem(ip: CloudIpRecord): string | undefined {
  return isReassigned(ip) ? `${ip.id} has already been mapped elsewhere` : undefined;
}
