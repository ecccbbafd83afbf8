import type { Verb } from '@mocks/provider/actions';
import { accepted, type Answer } from '@mocks/provider/answer';
import { textField, type Call } from '@mocks/provider/call';
import type { Finish } from '@mocks/provider/jobs';
import { unprocessable } from '@mocks/provider/refusal';
import { serverGroup } from '@mocks/provider/represent/network';
import type { ServerGroupRow } from '@mocks/provider/rows';
import { changeOf, runTransition } from '@mocks/provider/changes';

const duration = 1000;

const idOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'server' in entry ? String(entry.server) : '';

/** The ids of `[{"server": "srv-…"}]`. Throws 422 for a deleted server or another account's. */
function serversField(call: Call, account: string): string[] {
  const entries = call.body['servers'];
  if (!Array.isArray(entries) || entries.length === 0) {
    throw unprocessable("Servers can't be blank");
  }
  const ids = entries.map(idOf);
  const known = ids.every((id) => {
    const server = call.world.server.get(id);
    return server?.account === account && server.status !== 'deleted';
  });
  if (!known) throw unprocessable('Servers is invalid');
  return [...new Set(ids)];
}

/** Throws 422 for a server that is not in the group. */
function mustBeIn(call: Call, servers: readonly string[], group: ServerGroupRow): void {
  const strangers = servers.filter(
    (id) => !call.world.server.need(id).server_groups.includes(group.id),
  );
  if (strangers.length > 0) {
    throw unprocessable(`Servers are not in the server group: ${strangers.join(', ')}`);
  }
}

/** The groups that servers leave and join; null for none. */
interface Move {
  servers: readonly string[];
  from: string | null;
  to: string | null;
}

/** Answers the group unchanged, and moves the servers a moment later. */
function regroup(call: Call, row: ServerGroupRow, verb: Verb, move: Move): Answer {
  const { core, actor } = call;
  const body = serverGroup(call.view, row);
  const destination = move.from === null || move.to === null ? [] : [move.to];
  const affects = [row.id, ...move.servers, ...destination];
  const change = { ...changeOf(row, verb, { affects }), actor };
  runTransition(core, change, duration, { what: 'server_group.regroup', args: move });
  return accepted(body);
}

/** The groups of a server after the move. A new one takes the place of the one left. */
function movedGroups(groups: readonly string[], { from, to }: Move): readonly string[] {
  const joined = to === null ? [] : [to];
  if (from === null) return [...groups, ...joined];
  return groups.flatMap((id) => (id === from ? joined : [id]));
}

export const finishRegrouping: Finish<'server_group.regroup'> = ({ world }, move) => {
  for (const id of move.servers) {
    const server = world.server.get(id);
    if (!server || server.status === 'deleted') continue;
    const groups = movedGroups(server.server_groups, move);
    const standing = groups.filter((group) => world.server_group.get(group));
    world.server.patch(id, { server_groups: [...new Set(standing)] });
  }
  return true;
};

/** `POST server_groups/:id/add_servers`. Throws 422 for servers that are not there. */
export function addServers(call: Call, row: ServerGroupRow): Answer {
  const servers = serversField(call, row.account);
  return regroup(call, row, 'add_servers', { servers, from: null, to: row.id });
}

/** `POST server_groups/:id/remove_servers`. Throws 422 for servers that are not in it. */
export function removeServers(call: Call, row: ServerGroupRow): Answer {
  const servers = serversField(call, row.account);
  mustBeIn(call, servers, row);
  return regroup(call, row, 'remove_servers', { servers, from: row.id, to: null });
}

/**
 * `POST server_groups/:id/move_servers` to the `destination` in one step. Throws 422 for servers
 * that are not in it and for a destination that is not there.
 */
export function moveServers(call: Call, row: ServerGroupRow): Answer {
  const servers = serversField(call, row.account);
  mustBeIn(call, servers, row);
  const destination = call.world.server_group.get(textField(call, 'destination'));
  if (destination?.account !== row.account) throw unprocessable('Destination is invalid');
  if (destination.id === row.id) throw unprocessable('Destination must be another server group');
  return regroup(call, row, 'move_servers', { servers, from: row.id, to: destination.id });
}
