import type { CloudIpRecord } from '@/model/cloud-ip/record';

export const NO_CLOUD_IP = 'Please select a Cloud IP';

/** The cloud IPs that can be mapped; one that was chosen stays though it was taken since. */
export function freeCloudIps(
  all: readonly CloudIpRecord[],
  chosen?: string,
): readonly CloudIpRecord[] {
  return all.filter(({ id, status }) => status === 'unmapped' || id === chosen);
}

/** Whether a cloud IP has been mapped since it was chosen. */
export function isReassigned(ip: CloudIpRecord | undefined): boolean {
  return ip?.status !== undefined && ip.status !== 'unmapped';
}

/** Spec 2 §5: what the selector shows of a choice that went stale. */
export const REASSIGNED =
  'This IP address has been assigned to another resource since you selected it.';

/** Spec 2 §5: why such a choice cannot be sent. */
export function reassignedProblem(ip: CloudIpRecord): string | undefined {
  return isReassigned(ip) ? `${ip.id} has already been mapped elsewhere` : undefined;
}
