import { scopedAccount, type Call } from '@mocks/provider/call';
import type { Kind } from '@mocks/provider/kinds';
import { missing } from '@mocks/provider/refusal';
import type * as rows from '@mocks/provider/rows';
import { accountsOf, defaultAccountOf, members } from '@mocks/provider/usage';
import type { World } from '@mocks/provider/world';

export interface Rows {
  account: rows.AccountRow;
  api_client: rows.ApiClientRow;
  application: rows.ApplicationRow;
  cloud_ip: rows.CloudIpRow;
  collaboration: rows.CollaborationRow;
  database_server: rows.DatabaseServerRow;
  database_snapshot: rows.DatabaseSnapshotRow;
  database_type: rows.DatabaseTypeRow;
  event: rows.EventRow;
  firewall_policy: rows.FirewallPolicyRow;
  firewall_rule: rows.FirewallRuleRow;
  image: rows.ImageRow;
  interface: rows.InterfaceRow;
  load_balancer: rows.LoadBalancerRow;
  server: rows.ServerRow;
  server_group: rows.ServerGroupRow;
  server_type: rows.ServerTypeRow;
  user: rows.UserRow;
  volume: rows.VolumeRow;
  zone: rows.ZoneRow;
}

/** Which rows of a kind a caller sees. A deleted record can still be read, but is not listed. */
interface Visible<Row> {
  list: (call: Call) => Row[];
  find: (call: Call) => Row | undefined;
}

type OwnedKind = {
  [K in Kind]: Rows[K] extends { account: string }
    ? World[K] extends { by(index: 'account', key: string): Rows[K][] }
      ? K
      : never
    : never;
}[Kind];

/** Records of one account: another account's is not there. */
function owned<K extends OwnedKind>(kind: K): Visible<Rows[K]> {
  const table = (call: Call) =>
    call.world[kind] as unknown as {
      by(index: 'account', key: string): Rows[K][];
      get(id: string): Rows[K] | undefined;
    };
  return {
    list: (call) =>
      table(call)
        .by('account', scopedAccount(call).id)
        .filter((row) => !('status' in row) || row.status !== 'deleted'),
    find: (call) => {
      const row = table(call).get(call.id);
      return row?.account === scopedAccount(call).id ? row : undefined;
    },
  };
}

/** Records that everyone sees. */
function common<Row>(all: (call: Call) => Row[], get: (call: Call) => Row | undefined) {
  return { list: all, find: get };
}

/** Rows that are found among those listed. */
function amongListed<Row extends { id: string }>(list: (call: Call) => Row[]): Visible<Row> {
  return { list, find: (call) => list(call).find((row) => row.id === call.id) };
}

/** Images are seen if public or the account's own; deleted ones stay, as ancestors. */
const images = (call: Call) => {
  const { id } = scopedAccount(call);
  return call.world.image.all().filter((image) => image.public || image.owner === id);
};

/** The signed-in user first, then those who share the account; without one, nobody else. */
const users = (call: Call) => {
  const named = call.query.has('account_id');
  if (!named && !defaultAccountOf(call.world, call.user)) return [call.user];
  const others = members(call.world, scopedAccount(call).id);
  return [call.user, ...others.filter(({ id }) => id !== call.user.id)];
};

/** Newest first; `limit`, `offset` and `resource_id` narrow (wire facts §14). */
const events = (call: Call) => {
  const resource = call.query.get('resource_id');
  const offset = Number(call.query.get('offset') ?? 0);
  const limit = Number(call.query.get('limit') ?? 100);
  return call.world.event
    .by('owner', scopedAccount(call).id)
    .filter((event) => resource === null || event.affects.some(({ id }) => id === resource))
    .toReversed()
    .slice(offset, offset + limit);
};

export const visible: { [K in Kind]: Visible<Rows[K]> } = {
  account: amongListed((call) => accountsOf(call.world, call.user.id)),
  api_client: owned('api_client'),
  application: amongListed((call) => call.world.application.by('user', call.user.id)),
  cloud_ip: owned('cloud_ip'),
  collaboration: owned('collaboration'),
  database_server: owned('database_server'),
  database_snapshot: owned('database_snapshot'),
  database_type: common(
    (call) => call.world.database_type.all(),
    (call) => call.world.database_type.get(call.id),
  ),
  event: amongListed(events),
  firewall_policy: owned('firewall_policy'),
  firewall_rule: amongListed((call) =>
    call.world.firewall_policy
      .by('account', scopedAccount(call).id)
      .flatMap((policy) => call.world.firewall_rule.by('policy', policy.id)),
  ),
  image: amongListed(images),
  interface: amongListed((call) =>
    call.world.server
      .by('account', scopedAccount(call).id)
      .flatMap((server) => call.world.interface.by('server', server.id)),
  ),
  load_balancer: owned('load_balancer'),
  server: owned('server'),
  server_group: owned('server_group'),
  server_type: common(
    (call) => call.world.server_type.all(),
    (call) => call.world.server_type.get(call.id),
  ),
  user: amongListed(users),
  volume: owned('volume'),
  zone: common(
    (call) => call.world.zone.all(),
    (call) => call.world.zone.get(call.id),
  ),
};

/** The row that the path names, if the caller sees it. Throws 404. */
export function rowOf<K extends Kind>(kind: K, call: Call): Rows[K] {
  const row = visible[kind].find(call);
  if (!row) throw missing();
  return row;
}
