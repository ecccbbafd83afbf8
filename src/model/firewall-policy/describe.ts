import type { Lookup } from '@/model/facts';
import type { FirewallPolicyRecord } from '@/model/firewall-policy/record';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';

/** The rules of a policy that are known, in their order there. */
export function rulesIn(
  policy: FirewallPolicyRecord,
  facts: Lookup,
): readonly FirewallRuleRecord[] {
  return (policy.rules ?? [])
    .map((id) => facts.get('firewall_rule', id))
    .filter((rule) => rule !== undefined);
}
