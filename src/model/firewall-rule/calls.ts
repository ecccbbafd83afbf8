import { type Call, create, remove, update } from '@/model/call';
import { ruleBody, ruleForm, type RuleForm } from '@/model/firewall-rule/form';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';

/** Adds a rule to a policy. What it does not say is not sent. */
export function createRuleCall(policy: string, form: RuleForm): Call {
  const said = Object.entries(ruleBody(form)).filter(([, value]) => value !== null);
  return create('firewall_rule', { firewall_policy: policy, ...Object.fromEntries(said) });
}

/** Changes a rule; null clears what it said before. */
export function updateRuleCall(rule: string, form: RuleForm): Call {
  return update('firewall_rule', rule, ruleBody(form));
}

/** Takes a rule out of its policy. */
export function deleteRuleCall(rule: string): Call {
  return remove('firewall_rule', rule);
}

/** Whether two rules match the same traffic, whatever their descriptions say. */
function isSameRule(one: RuleForm, other: RuleForm): boolean {
  const matching = (form: RuleForm) => JSON.stringify({ ...ruleBody(form), description: null });
  return matching(one) === matching(other);
}

/** The rules of another group that this one does not have yet, ready to be added. */
export function rulesToCopy(
  from: readonly FirewallRuleRecord[],
  onto: readonly RuleForm[],
): readonly RuleForm[] {
  const taken = [...onto];
  return from.map(ruleForm).filter((form) => {
    if (taken.some((known) => isSameRule(known, form))) return false;
    taken.push(form);
    return true;
  });
}
