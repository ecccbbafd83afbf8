import { changesTo, type SetChanges, withChanges } from '@/lib/set-changes';
import { callAction, type Call, type Calls, create, remove } from '@/model/call';
import type { Facts } from '@/model/facts';
import { isMadeFor } from '@/model/firewall-policy/describe';
import type { ServerGroupRecord } from '@/model/records/compute';
import { policyOf } from './describe';
import type { NewGroup } from './rules';

/** The API expects objects. */
function members(servers: readonly string[]): readonly { server: string }[] {
  return servers.map((server) => ({ server }));
}

export function createGroupCall({ name, description }: NewGroup): Call {
  return create('server_group', { name: name.trim(), description: description.trim() });
}

export function addServersCall(group: string, servers: readonly string[]): Call {
  return callAction('server_group', group, 'add_servers', { servers: members(servers) });
}

function removeServersCall(group: string, servers: readonly string[]): Call {
  return callAction('server_group', group, 'remove_servers', { servers: members(servers) });
}

export function moveServersCall(
  from: string,
  servers: readonly string[],
  destination: string,
): Call {
  return callAction('server_group', from, 'move_servers', {
    servers: members(servers),
    destination,
  });
}

/** Lists the calls that add and remove servers; adding comes first. */
export function membershipCalls(group: ServerGroupRecord, changes: SetChanges): readonly Call[] {
  const now = group.servers ?? [];
  const { joining, leaving } = changesTo(now, withChanges(now, changes));
  return [
    ...(joining.length === 0 ? [] : [addServersCall(group.id, joining)]),
    ...(leaving.length === 0 ? [] : [removeServersCall(group.id, leaving)]),
  ];
}

export function deleteGroupCalls(group: ServerGroupRecord, facts: Facts): Calls {
  const deletion = remove('server_group', group.id);
  const policy = policyOf(group, facts);
  if (policy === undefined || !isMadeFor(policy, group.id)) return deletion;
  return [deletion, remove('firewall_policy', policy.id)];
}
