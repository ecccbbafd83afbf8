import type { Lookup } from '@/model/facts';
import type { FirewallPolicyRecord } from '@/model/firewall-policy/record';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';

/** Lists the loaded rules of a policy in order. */
export function rulesIn(
  policy: FirewallPolicyRecord,
  facts: Lookup,
): readonly FirewallRuleRecord[] {
  return (policy.rules ?? [])
    .map((id) => facts.get('firewall_rule', id))
    .filter((rule) => rule !== undefined);
}
