import { type Call, create, remove, update } from '@/model/call';
import { ruleBody, type RuleForm } from '@/model/firewall-rule/form';

/** Adds a rule to a policy. What it does not say is not sent. */
export function createRuleCall(policy: string, form: RuleForm): Call {
  const said = Object.entries(ruleBody(form)).filter(([, value]) => value !== null);
  const call = create('firewall_rule', { firewall_policy: policy, ...Object.fromEntries(said) });
  return { ...call, shownBy: { kind: 'firewall_policy', id: policy } };
}

/** Changes a rule; null clears what it said before. */
export function updateRuleCall(rule: string, form: RuleForm): Call {
  return update('firewall_rule', rule, ruleBody(form));
}

/** Takes a rule out of its policy. */
export function deleteRuleCall(rule: string): Call {
  return remove('firewall_rule', rule);
}
