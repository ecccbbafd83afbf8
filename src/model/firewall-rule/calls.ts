import { type Call, create, remove, type RestCall, update } from '@/model/call';
import { ruleBody, type RuleForm } from '@/model/firewall-rule/form';

export function createRuleCall(policy: string, form: RuleForm): RestCall {
  const filled = Object.entries(ruleBody(form)).filter(([, value]) => value !== null);
  const call = create('firewall_rule', { firewall_policy: policy, ...Object.fromEntries(filled) });
  return { ...call, shownBy: { kind: 'firewall_policy', id: policy } };
}

export function updateRuleCall(rule: string, before: RuleForm, form: RuleForm): Call {
  const was = new Map(Object.entries(ruleBody(before)));
  const changes = Object.entries(ruleBody(form)).filter(([name, to]) => was.get(name) !== to);
  return update('firewall_rule', rule, Object.fromEntries(changes));
}

export function deleteRuleCall(rule: string): Call {
  return remove('firewall_rule', rule);
}
