import { counted } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import { rulesIn } from '@/model/firewall-policy/describe';
import type { Records } from '@/model/records';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { readable } from '@/model/unread';

/** The firewall policy that applies to a group, as far as it is known. */
export function policyOf(
  group: ServerGroupRecord,
  facts: Lookup,
): Records['firewall_policy'] | undefined {
  return group.firewall_policy ? facts.get('firewall_policy', group.firewall_policy) : undefined;
}

/** The rules of a group's policy that are known, in their order there. */
export function rulesOf(
  group: ServerGroupRecord,
  facts: Lookup,
): readonly Records['firewall_rule'][] {
  const policy = policyOf(group, facts);
  return policy === undefined ? [] : rulesIn(policy, facts);
}

/** Whether a rule is of a group's policy; undefined while that is not known. */
export function hasRule(
  group: ServerGroupRecord,
  rule: Records['firewall_rule'],
  facts: Lookup,
): boolean | undefined {
  const { firewall_policy: policy } = group;
  if (policy === undefined) return undefined;
  if (rule.firewall_policy !== undefined) return rule.firewall_policy === policy;
  // A mention of a rule within its policy does not say which that is.
  return policyOf(group, facts)?.rules?.some((id) => id === rule.id) === true ? true : undefined;
}

/** '3 rules'; undefined until the policy with its rules has been read, each of them. */
export function ruleCount(group: ServerGroupRecord, facts: Lookup): string | undefined {
  if (group.firewall_policy === null) return counted(0, 'rule');
  const policy = policyOf(group, facts);
  const rules = policy && readable(policy).rules;
  return rules === undefined ? undefined : counted(rules.length, 'rule');
}
