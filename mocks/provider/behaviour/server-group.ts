import { accepted, created, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import { clearableField, filledField, sent } from '@mocks/provider/fields';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { serverGroup } from '@mocks/provider/represent/network';
import type { ServerGroupRow } from '@mocks/provider/rows';
import { creatingAccount } from '@mocks/provider/quota';
import { changeOf, now, publish } from '@mocks/provider/changes';
import { on } from '@mocks/provider/resources';
import { makers } from '@mocks/provider/worlds/make';
import { freeCloudIps } from '@mocks/provider/behaviour/cloud-ip-map';
import { addServers, moveServers, removeServers } from '@mocks/provider/behaviour/group-members';

/** `POST server_groups`. Throws 422 without a name. */
const createGroup: Endpoint = (call) => {
  const account = creatingAccount(call);
  const name = filledField(call, 'name');
  if (name === undefined) throw unprocessable("Name can't be blank");
  const row = call.world.server_group.put(
    makers(call.core.clock).group({
      id: call.core.newId('server_group'),
      account: account.id,
      name,
      description: clearableField(call, 'description') ?? null,
      created_at: now(call),
    }),
  );
  publish(call, changeOf(row, 'create'));
  return created(202, serverGroup(call.view, row));
};

/** `PUT server_groups/:id`: saved at once. Throws 422 for the default group's name. */
function updateGroup(call: Call, row: ServerGroupRow): Answer {
  const name = filledField(call, 'name');
  if (row.default && name !== undefined && name !== row.name) {
    throw unprocessable('default server group can not be renamed');
  }
  const description = clearableField(call, 'description');
  const changes = sent<Partial<ServerGroupRow>>({ name, description });
  const saved = call.world.server_group.patch(row.id, changes);
  publish(call, changeOf(row, 'update'));
  return accepted(serverGroup(call.view, saved));
}

/**
 * `DELETE server_groups/:id`: gone at once, and its firewall policy applies to nothing. Throws 422
 * for the default group, 409 for one that has servers.
 */
function deleteGroup(call: Call, row: ServerGroupRow): Answer {
  const { world } = call;
  if (row.default) throw unprocessable('default server group can not be deleted');
  if (world.server.by('group', row.id).length > 0) throw conflict('Server group is not empty');
  const body = serverGroup(call.view, row);
  const policies = world.firewall_policy.by('group', row.id).map(({ id }) => id);
  for (const id of policies) world.firewall_policy.patch(id, { server_group: null });
  const ips = freeCloudIps(world, row.id);
  publish(call, changeOf(row, 'delete', { touches: [...policies, ...ips] }));
  world.server_group.remove(row.id);
  return accepted(body);
}

/** All endpoints of a server group except its reads. */
export const serverGroupEndpoints = {
  'POST server_groups': createGroup,
  'PUT server_groups/:id': on('server_group', updateGroup),
  'DELETE server_groups/:id': on('server_group', deleteGroup),
  'POST server_groups/:id/add_servers': on('server_group', addServers),
  'POST server_groups/:id/remove_servers': on('server_group', removeServers),
  'POST server_groups/:id/move_servers': on('server_group', moveServers),
} satisfies Record<string, Endpoint>;
