import type { Lookup } from '@/model/facts';
import type { FirewallPolicyRecord, FirewallRuleRecord } from '@/model/records/compute';

export function rulesIn(
  policy: FirewallPolicyRecord,
  facts: Lookup,
): readonly FirewallRuleRecord[] {
  return (policy.rules ?? [])
    .map((id) => facts.get('firewall_rule', id))
    .filter((rule) => rule !== undefined);
}

/** Returns the mark of a group's own policy: docs/product/groups.md#policy-marker. */
export function markerFor(group: string): string {
  return `Auto-created for ${group}`;
}

/** True if the policy was created for the group and is deleted with it. */
export function isMadeFor(policy: FirewallPolicyRecord, group: string): boolean {
  return policy.description === markerFor(group);
}
