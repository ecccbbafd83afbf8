import { counted } from '@/lib/text';
import type { Facts } from '@/model/facts';
import { isMadeFor } from '@/model/firewall-policy/describe';
import type { ServerGroupRecord } from '@/model/records/compute';
import { hasRule, policyOf } from '@/model/server-group/describe';

function policySentence(group: ServerGroupRecord, facts: Facts): readonly string[] {
  const policy = policyOf(group, facts);
  if (policy === undefined) return [];
  if (!isMadeFor(policy, group.id))
    return [`Its firewall policy ${policy.id} stays but is unused.`];
  const rules = policy.rules?.length ?? 0;
  return [
    rules === 0
      ? 'This also deletes its firewall policy.'
      : `This also deletes its firewall policy with ${counted(rules, 'rule')}.`,
  ];
}

export function deleteConsequences(group: ServerGroupRecord, facts: Facts): readonly string[] {
  const naming = facts
    .all('firewall_rule')
    .filter(({ source, destination }) => source === group.id || destination === group.id)
    .filter((rule) => hasRule(group, rule, facts) !== true).length;
  const ips = facts.all('cloud_ip').filter(({ server_group: mapped }) => mapped === group.id);
  return [
    ...policySentence(group, facts),
    ...(naming === 0
      ? []
      : [`${counted(naming, 'firewall rule')} in other groups will match nothing.`]),
    ...ips.map(({ id }) => `This unmaps cloud IP ${id}.`),
  ];
}
