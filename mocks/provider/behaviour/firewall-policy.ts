import type { Verb } from '@mocks/provider/actions';
import { accepted, created, ok, type Answer } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import { clearableField, sent } from '@mocks/provider/fields';
import type { Finish } from '@mocks/provider/jobs';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { firewallPolicy } from '@mocks/provider/represent/network';
import type { FirewallPolicyRow, ServerGroupRow } from '@mocks/provider/rows';
import { creatingAccount } from '@mocks/provider/quota';
import { changeOf, now, publish, startTransition } from '@mocks/provider/changes';
import { on } from '@mocks/provider/resources';
import { makers } from '@mocks/provider/worlds/make';

const duration = 1000;

/** The account's group in the body. Throws 422 for any other. */
function groupField(call: Call, account: string): ServerGroupRow {
  const group = call.world.server_group.get(textField(call, 'server_group'));
  if (group?.account !== account) throw unprocessable('Server group is invalid');
  return group;
}

/** A group has at most one policy. Throws 422 if it has one. */
function mustHaveNone(call: Call, group: ServerGroupRow): void {
  if (call.world.firewall_policy.by('group', group.id).length > 0) {
    throw unprocessable('Server group already has a firewall policy');
  }
}

const groupsOf = (row: FirewallPolicyRow): string[] => (row.server_group ? [row.server_group] : []);

/** `POST firewall_policies`: 201, applied to its group at once. */
const createPolicy: Endpoint = (call): Answer => {
  const { core, world, view } = call;
  const account = creatingAccount(call);
  const group = (call.body['server_group'] ?? null) === null ? null : groupField(call, account.id);
  if (group) mustHaveNone(call, group);
  const row = world.firewall_policy.put(
    makers(core.clock).policy({
      id: core.newId('firewall_policy'),
      account: account.id,
      name: clearableField(call, 'name') ?? null,
      description: clearableField(call, 'description') ?? null,
      server_group: group?.id ?? null,
      created_at: now(call),
    }),
  );
  publish(call, changeOf(row, 'create', { touches: groupsOf(row) }));
  return created(201, firewallPolicy(view, row));
};

/** `PUT firewall_policies/:id`. Throws 422 for the default policy's name. */
function updatePolicy(call: Call, row: FirewallPolicyRow): Answer {
  const name = clearableField(call, 'name');
  if (row.default && name !== undefined && name !== row.name) {
    throw unprocessable('default firewall policy can not be renamed');
  }
  const description = clearableField(call, 'description');
  const changes = sent<Partial<FirewallPolicyRow>>({ name, description });
  const saved = call.world.firewall_policy.patch(row.id, changes);
  publish(call, changeOf(row, 'update', { touches: groupsOf(row) }));
  return ok(firewallPolicy(call.view, saved));
}

/** `DELETE firewall_policies/:id`, rules and all. Throws 422 for the default, 409 if in use. */
function deletePolicy(call: Call, row: FirewallPolicyRow): Answer {
  const { world } = call;
  if (row.default) throw unprocessable('default firewall policy can not be deleted');
  if (row.server_group !== null) throw conflict('Firewall policy is in use by a server group');
  const body = firewallPolicy(call.view, row);
  publish(call, changeOf(row, 'delete'));
  for (const rule of world.firewall_rule.by('policy', row.id)) world.firewall_rule.remove(rule.id);
  world.firewall_policy.remove(row.id);
  return accepted(body);
}

/** Answers the policy as it was; a moment later it applies to `next`. */
function apply(
  call: Call,
  row: FirewallPolicyRow,
  verb: Verb,
  group: ServerGroupRow,
  next: string | null,
): Answer {
  const change = changeOf(row, verb, { affects: [row.id, group.id] });
  const args = { id: row.id, group: group.id, next };
  startTransition(call, change, duration, { what: 'firewall_policy.apply', args });
  return accepted(firewallPolicy(call.view, row));
}

export const finishApplying: Finish<'firewall_policy.apply'> = ({ world }, { id, group, next }) => {
  if (!world.firewall_policy.get(id) || !world.server_group.get(group)) return false;
  world.firewall_policy.patch(id, { server_group: next });
  return true;
};

/** `POST firewall_policies/:id/apply_to`. Throws 409 if it applies already, 422 if the group has one. */
function applyPolicy(call: Call, row: FirewallPolicyRow): Answer {
  const group = groupField(call, row.account);
  if (row.server_group !== null) throw conflict('Firewall policy is in use by a server group');
  mustHaveNone(call, group);
  return apply(call, row, 'apply_to', group, group.id);
}

/** `POST firewall_policies/:id/remove`. Throws 422 for the default, and for a group not its own. */
function removePolicy(call: Call, row: FirewallPolicyRow): Answer {
  const group = groupField(call, row.account);
  if (row.default) throw unprocessable('default firewall policy can not be removed');
  if (row.server_group !== group.id) throw unprocessable('Server group is invalid');
  return apply(call, row, 'remove', group, null);
}

/** All endpoints of a firewall policy except its reads. */
export const firewallPolicyEndpoints = {
  'POST firewall_policies': createPolicy,
  'PUT firewall_policies/:id': on('firewall_policy', updatePolicy),
  'DELETE firewall_policies/:id': on('firewall_policy', deletePolicy),
  'POST firewall_policies/:id/apply_to': on('firewall_policy', applyPolicy),
  'POST firewall_policies/:id/remove': on('firewall_policy', removePolicy),
} satisfies Record<string, Endpoint>;
