import { counted } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import { rulesIn } from '@/model/firewall-policy/describe';
import type { ServerGroupRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { readable } from '@/model/unreadable';

export function policyOf(
  group: ServerGroupRecord,
  facts: Lookup,
): Records['firewall_policy'] | undefined {
  return group.firewall_policy ? facts.get('firewall_policy', group.firewall_policy) : undefined;
}

export function rulesOf(
  group: ServerGroupRecord,
  facts: Lookup,
): readonly Records['firewall_rule'][] {
  const policy = policyOf(group, facts);
  return policy === undefined ? [] : rulesIn(policy, facts);
}

export function hasRule(
  group: ServerGroupRecord,
  rule: Records['firewall_rule'],
  facts: Lookup,
): boolean | undefined {
  const { firewall_policy: policy } = group;
  if (policy === undefined) return undefined;
  if (rule.firewall_policy !== undefined) return rule.firewall_policy === policy;
  // Rules nested in a policy lack the field.
  return policyOf(group, facts)?.rules?.some((id) => id === rule.id) === true ? true : undefined;
}

export function ruleCount(group: ServerGroupRecord, facts: Lookup): string | undefined {
  if (group.firewall_policy === null) return counted(0, 'rule');
  const policy = policyOf(group, facts);
  const rules = policy && readable(policy).rules;
  return rules === undefined ? undefined : counted(rules.length, 'rule');
}
