import type { RestCall } from '@/model/call';
import { isMadeFor } from '@/model/firewall-policy/marker';
import type { Facts } from '@/model/facts';
import { checkedForm, type Problems } from '@/model/problems';
import { policyOf } from '@/model/server-group/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';
import type { Act } from '@/model/verb';

/** The form of a new group. */
export interface NewGroup {
  name: string;
  description: string;
  /** Ids of the servers that join it once it is made. */
  servers: readonly string[];
}

export const EMPTY_GROUP: NewGroup = { name: '', description: '', servers: [] };

/** What is wrong with a group's name (spec 2 §5). */
export function groupNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter a group name' : undefined;
}

/** What is wrong with the form of a new group. */
function newGroupProblems({ name }: NewGroup): Problems<NewGroup> {
  return { name: groupNameProblem(name) };
}

export const newGroupSchema = checkedForm(newGroupProblems);

function onGroup(group: string, action: string, body: Readonly<Record<string, unknown>>): RestCall {
  return { way: 'rest', method: 'POST', kind: 'server_group', id: group, action, body };
}

/** The wire wants objects, each with the id of a server. */
function members(servers: readonly string[]): readonly { server: string }[] {
  return servers.map((server) => ({ server }));
}

/** Makes a group, without its servers: they join by `addServersCall` (spec 2 §7). */
export function createGroupCall({ name, description }: NewGroup): RestCall {
  const body = { name: name.trim(), description: description.trim() };
  return { way: 'rest', method: 'POST', kind: 'server_group', body };
}

/** Saves the name or the description of a group. */
export function updateGroupCall(
  group: string,
  body: { readonly name?: string; readonly description?: string },
): RestCall {
  return { way: 'rest', method: 'PUT', kind: 'server_group', id: group, body: { ...body } };
}

/** Adds servers to a group, whichever others they are in. */
export function addServersCall(group: string, servers: readonly string[]): RestCall {
  return onGroup(group, 'add_servers', { servers: members(servers) });
}

function removeServersCall(group: string, servers: readonly string[]): RestCall {
  return onGroup(group, 'remove_servers', { servers: members(servers) });
}

/** Takes servers from one group to another in one step. */
export function moveServersCall(
  from: string,
  servers: readonly string[],
  destination: string,
): RestCall {
  return onGroup(from, 'move_servers', { servers: members(servers), destination });
}

/** The calls that make a group's servers those that were chosen: who joins goes first. */
export function membershipCalls(
  group: ServerGroupRecord,
  chosen: readonly string[],
): readonly RestCall[] {
  const now: readonly string[] = group.servers ?? [];
  const joining = chosen.filter((server) => !now.includes(server));
  const leaving = now.filter((server) => !chosen.includes(server));
  return [
    ...(joining.length === 0 ? [] : [addServersCall(group.id, joining)]),
    ...(leaving.length === 0 ? [] : [removeServersCall(group.id, leaving)]),
  ];
}

/** Deletes a group, then its policy if that bears the group's marker (spec 2 §§4, 7). */
export function deleteGroupAct(group: ServerGroupRecord, facts: Facts): Act {
  const call = { way: 'rest', method: 'DELETE', kind: 'server_group', id: group.id } as const;
  const policy = policyOf(group, facts);
  if (policy === undefined || !isMadeFor(policy, group.id)) return { call };
  return { call, next: [{ ...call, kind: 'firewall_policy', id: policy.id }] };
}
