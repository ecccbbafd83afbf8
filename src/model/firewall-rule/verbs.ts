import { paths } from '@/model/paths';
import type { Facts } from '@/model/facts';
import { ruleTitle } from '@/model/firewall-rule/describe';
import { unreadableRuleProblem } from '@/model/firewall-rule/form';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import type { Verb } from '@/model/verb';
import { deleteVerb } from '@/model/verb-parts';

function groupOf(rule: FirewallRuleRecord, facts: Facts): string | undefined {
  const policy = rule.firewall_policy;
  if (policy) return facts.get('firewall_policy', policy)?.server_group ?? undefined;
  const holder = facts.all('firewall_policy').find(({ rules }) => rules?.includes(rule.id));
  return holder?.server_group ?? undefined;
}

function formProblem(rule: FirewallRuleRecord, facts: Facts): string | undefined {
  return groupOf(rule, facts) === undefined
    ? 'This rule belongs to no server group'
    : unreadableRuleProblem(rule);
}

/** All verbs of a rule. */
export const FIREWALL_RULE_VERBS: readonly Verb<FirewallRuleRecord>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: 'pencil',
    section: 'change',
    rule: formProblem,
    path: (rule, account, facts) =>
      paths.firewallRule(account, groupOf(rule, facts) ?? '', rule.id),
  },
  {
    id: 'clone',
    label: 'Clone',
    icon: 'copy',
    section: 'change',
    rule: formProblem,
    path: (rule, account, facts) =>
      paths.firewallRuleAdd(account, groupOf(rule, facts) ?? '', { clone: rule.id }),
  },
  deleteVerb('firewall_rule', {
    rule: () => undefined,
    question: 'What this rule lets through is shut out, unless another rule lets it through.',
    questionForMany:
      'What these rules let through is shut out, unless another rule lets it through.',
    consequences: (rule, facts) => [`${ruleTitle(rule, facts)} is no longer allowed.`],
  }),
];
