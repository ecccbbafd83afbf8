import { counted } from '@/lib/text';
import { type AttentionFacts, type Check, namesOf } from '@/model/attention/attention';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import type { Id } from '@/model/ids';
import { paths } from '@/model/paths';
import { exposuresOfGroups } from '@/model/server/exposure';

/** The groups that servers are in: what any other lets in reaches nobody. */
function groupsInUse(facts: AttentionFacts): readonly Id<'server_group'>[] {
  return [...new Set(facts.list('server').flatMap((server) => server.server_groups ?? []))];
}

/** How many servers are in any of these groups. */
function reached(groups: readonly string[], facts: AttentionFacts): number {
  const servers = facts.list('server');
  return servers.filter((server) => server.server_groups?.some((id) => groups.includes(id))).length;
}

/** Whether nobody can say what a rule lets in. */
function isUnclear(rule: FirewallRuleRecord | undefined): boolean {
  if (rule === undefined || rule.protocol === undefined || rule.source === undefined) return true;
  return rule.source_port === undefined || rule.destination_port === undefined;
}

/** Ports of servers that are open to everyone. */
export const openPortsCheck: Check = {
  sources: ['server', 'firewall_policy'],
  find: (facts) => {
    const exposures = exposuresOfGroups(groupsInUse(facts), facts.list('firewall_policy'), facts);
    return exposures.map(({ words, groups }) => ({
      key: `ports/${groups.join()}`,
      tone: 'warning',
      words: [
        `${words} open to every address through `,
        ...namesOf(groups.map((id) => ({ kind: 'server_group', id }))),
      ],
      detail: `${counted(reached(groups, facts), 'server')} can be reached`,
      action: { label: 'Review rules', to: paths.serverGroup(facts.account, groups[0]) },
    }));
  },
  unjudged: (facts) => {
    const groups = new Set<string>(groupsInUse(facts));
    const policies = facts.list('firewall_policy').filter(({ server_group: group, rules }) => {
      if (group === undefined || rules === undefined) return true;
      return (
        group !== null &&
        groups.has(group) &&
        rules.some((id) => isUnclear(facts.get('firewall_rule', id)))
      );
    });
    const servers = facts.list('server').filter((server) => server.server_groups === undefined);
    return [
      ...policies.map(({ id, server_group: group }) =>
        group
          ? { kind: 'server_group' as const, id: group }
          : { kind: 'firewall_policy' as const, id },
      ),
      ...servers.map(({ id }) => ({ kind: 'server' as const, id })),
    ];
  },
};
