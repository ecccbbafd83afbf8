import type { RestCall } from '@/model/call';
import type { FirewallPolicyRecord } from '@/model/firewall-policy/record';

/** The description by which a policy that was made for a group is known again (spec 2 §3). */
export function markerFor(group: string): string {
  return `Auto-created for ${group}`;
}

/** Whether a policy was made for this group, and so goes with it (spec 2 §4). */
export function isMadeFor(policy: FirewallPolicyRecord, group: string): boolean {
  return policy.description === markerFor(group);
}

/** Makes the policy that a group needs before its first rule (spec 2 §7). */
export function createPolicyCall(group: string): RestCall {
  const body = { server_group: group, description: markerFor(group) };
  return { way: 'rest', method: 'POST', kind: 'firewall_policy', body };
}
