import { accepted } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import { unprocessable } from '@mocks/provider/refusal';
import { firewallRule } from '@mocks/provider/represent/network';
import { head } from '@mocks/provider/represent/view';
import type { FirewallPolicyRow, FirewallRuleRow } from '@mocks/provider/rows';
import { creatingAccount } from '@mocks/provider/quota';
import { now, publish } from '@mocks/provider/changes';
import { rowOf } from '@mocks/provider/resources';
import { makers } from '@mocks/provider/worlds/make';
import { ruleFields } from '@mocks/provider/behaviour/firewall-rule-fields';

/** Publishes a change of a rule, which changes its policy and the group that has it. */
function publishRule(call: Call, rule: FirewallRuleRow, policy: FirewallPolicyRow, verb: string) {
  publish(call, {
    account: policy.account,
    resource: rule.id,
    action: `firewall_rule.${verb}`,
    affects: [rule.id, policy.id],
    touches: policy.server_group ? [policy.server_group] : [],
  });
}

/** `POST firewall_rules`: in force at once. Throws 422 for a policy or a field that is wrong. */
const createRule: Endpoint = (call) => {
  const { core, world, view } = call;
  const account = creatingAccount(call);
  const policy = world.firewall_policy.get(textField(call, 'firewall_policy'));
  if (policy?.account !== account.id) throw unprocessable('Firewall policy is invalid');
  const blank = makers(core.clock).rule({
    id: core.newId('firewall_rule'),
    firewall_policy: policy.id,
    created_at: now(call),
  });
  const row = world.firewall_rule.put({ ...blank, ...ruleFields(call, account.id, blank) });
  publishRule(call, row, policy, 'create');
  const { url } = head(view, 'firewall_rule', row.id);
  return accepted(firewallRule(view, row), { Location: url });
};

/** `PUT firewall_rules/:id`: saved at once. Throws 422 for a wrong field. */
const updateRule: Endpoint = (call) => {
  const row = rowOf('firewall_rule', call);
  const policy = call.world.firewall_policy.need(row.firewall_policy);
  const saved = call.world.firewall_rule.put({ ...row, ...ruleFields(call, policy.account, row) });
  publishRule(call, saved, policy, 'update');
  return accepted(firewallRule(call.view, saved));
};

/** `DELETE firewall_rules/:id`: gone at once. */
const deleteRule: Endpoint = (call) => {
  const row = rowOf('firewall_rule', call);
  const body = firewallRule(call.view, row);
  const policy = call.world.firewall_policy.need(row.firewall_policy);
  call.world.firewall_rule.remove(row.id);
  publishRule(call, row, policy, 'delete');
  return accepted(body);
};

/** Everything that can be done to a firewall rule but reading it. */
export const firewallRuleEndpoints = {
  'POST firewall_rules': createRule,
  'PUT firewall_rules/:id': updateRule,
  'DELETE firewall_rules/:id': deleteRule,
} satisfies Record<string, Endpoint>;
