import { type Call, create, remove, update } from '@/model/call';
import { ruleBody, type RuleForm } from '@/model/firewall-rule/form';

/** Adds a rule to a policy. What it does not say is not sent. */
export function createRuleCall(policy: string, form: RuleForm): Call {
  const said = Object.entries(ruleBody(form)).filter(([, value]) => value !== null);
  const call = create('firewall_rule', { firewall_policy: policy, ...Object.fromEntries(said) });
  return { ...call, shownBy: { kind: 'firewall_policy', id: policy } };
}

/** Changes of a rule what the form says otherwise than before; null clears what it said. */
export function updateRuleCall(rule: string, before: RuleForm, form: RuleForm): Call {
  const was = new Map(Object.entries(ruleBody(before)));
  const changes = Object.entries(ruleBody(form)).filter(([name, to]) => was.get(name) !== to);
  return update('firewall_rule', rule, Object.fromEntries(changes));
}

/** Takes a rule out of its policy. */
export function deleteRuleCall(rule: string): Call {
  return remove('firewall_rule', rule);
}
