import type { Verb } from '@mocks/provider/actions';
import { accepted, created, type Answer } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import { unprocessable } from '@mocks/provider/refusal';
import { firewallRule } from '@mocks/provider/represent/network';
import type { FirewallPolicyRow, FirewallRuleRow } from '@mocks/provider/rows';
import { creatingAccount } from '@mocks/provider/quota';
import { changeOf, now, publish } from '@mocks/provider/changes';
import { on } from '@mocks/provider/resources';
import { makers } from '@mocks/provider/worlds/make';
import { ruleFields } from '@mocks/provider/behaviour/firewall-rule-fields';

/** Publishes a change of a rule, which also affects its policy and that policy's group. */
function publishRule(call: Call, rule: FirewallRuleRow, policy: FirewallPolicyRow, verb: Verb) {
  const group = policy.server_group ? [policy.server_group] : [];
  const others = { affects: [rule.id, policy.id, ...group] };
  publish(call, changeOf({ id: rule.id, account: policy.account }, verb, others));
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
  return created(202, firewallRule(view, row));
};

/** `PUT firewall_rules/:id`: saved at once. Throws 422 for a wrong field. */
function updateRule(call: Call, row: FirewallRuleRow): Answer {
  const policy = call.world.firewall_policy.need(row.firewall_policy);
  const saved = call.world.firewall_rule.put({ ...row, ...ruleFields(call, policy.account, row) });
  publishRule(call, saved, policy, 'update');
  return accepted(firewallRule(call.view, saved));
}

/** `DELETE firewall_rules/:id`: gone at once. */
function deleteRule(call: Call, row: FirewallRuleRow): Answer {
  const body = firewallRule(call.view, row);
  const policy = call.world.firewall_policy.need(row.firewall_policy);
  call.world.firewall_rule.remove(row.id);
  publishRule(call, row, policy, 'delete');
  return accepted(body);
}

/** All endpoints of a firewall rule except its reads. */
export const firewallRuleEndpoints = {
  'POST firewall_rules': createRule,
  'PUT firewall_rules/:id': on('firewall_rule', updateRule),
  'DELETE firewall_rules/:id': on('firewall_rule', deleteRule),
} satisfies Record<string, Endpoint>;
