import type { FirewallPolicyRecord } from '@/model/firewall-policy/record';

/** The description by which a policy that was made for a group is known again (spec 2 §3). */
export function markerFor(group: string): string {
  return `Auto-created for ${group}`;
}

/** Whether a policy was made for this group, and so goes with it (spec 2 §4). */
export function isMadeFor(policy: FirewallPolicyRecord, group: string): boolean {
  return policy.description === markerFor(group);
}
