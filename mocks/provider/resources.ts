import type { Answer } from '@mocks/provider/answer';
import { scopedAccount, type Call, type Endpoint } from '@mocks/provider/call';
import { asOfNow } from '@mocks/provider/invitations';
import type { Kind } from '@mocks/provider/kinds';
import { missing, unprocessable } from '@mocks/provider/refusal';
import { accountFull, accountListed } from '@mocks/provider/represent/account';
import {
  databaseType,
  imageFull,
  imageListed,
  serverType,
  zone,
} from '@mocks/provider/represent/catalogue';
import {
  databaseServerFull,
  databaseServerListed,
  databaseSnapshot,
} from '@mocks/provider/represent/database';
import {
  cloudIp,
  firewallPolicy,
  firewallRule,
  loadBalancerFull,
  loadBalancerListed,
  serverGroup,
} from '@mocks/provider/represent/network';
import {
  apiClientFull,
  apiClientListed,
  applicationFull,
  applicationListed,
  collaboration,
  eventListed,
  userFull,
  userListed,
} from '@mocks/provider/represent/people';
import {
  interfaceFull,
  serverFull,
  serverListed,
  volumeFull,
} from '@mocks/provider/represent/server';
import type { CollaborationRow } from '@mocks/provider/rows';
import type { View } from '@mocks/provider/represent/view';
import { accountsOf, defaultAccountOf, members } from '@mocks/provider/usage';
import type { Rows, World } from '@mocks/provider/world';

type Represent<Row> = (view: View, row: Row) => unknown;

/**
 * The rows of a kind that a caller sees, and their forms alone and in a list. A deleted record can
 * still be read, but is not listed.
 */
interface Resource<Row> {
  find: (call: Call) => Row | undefined;
  list: (call: Call) => Row[];
  full: Represent<Row>;
  listed: Represent<Row>;
}

/** Records of one account. Another account's do not exist. */
function owned<Row extends { id: string; account: string }>(
  table: (world: World) => {
    by: (index: 'account', key: string) => Row[];
    get: (id: string) => Row | undefined;
  },
  full: Represent<Row>,
  listed = full,
): Resource<Row> {
  return {
    find: (call) => {
      const row = table(call.world).get(call.id);
      return row?.account === scopedAccount(call).id ? row : undefined;
    },
    list: (call) =>
      table(call.world)
        .by('account', scopedAccount(call).id)
        .filter((row) => !('status' in row) || row.status !== 'deleted'),
    full,
    listed,
  };
}

/** Records that can be read if they are in the list. */
function among<Row extends { id: string }>(
  list: (call: Call) => Row[],
  full: Represent<Row>,
  listed = full,
): Resource<Row> {
  return { find: (call) => list(call).find((row) => row.id === call.id), list, full, listed };
}

/** Public images and the account's own. Deleted ones stay, as ancestors. */
const images = (call: Call) => {
  const { id } = scopedAccount(call);
  return call.world.image.all().filter((image) => image.public || image.owner === id);
};

/** The signed-in user first, then the account's other members. Without an account, nobody else. */
const users = (call: Call) => {
  const named = call.query.has('account_id');
  if (!named && !defaultAccountOf(call.world, call.user)) return [call.user];
  const others = members(call.world, scopedAccount(call).id);
  return [call.user, ...others.filter(({ id }) => id !== call.user.id)];
};

/** Number of events in an answer: default and maximum. */
const FEW_EVENTS = 100;
const MOST_EVENTS = 1000;

/** A whole number of the query. Throws 422 for anything else. */
function numberOf(call: Call, name: string, usual: number): number {
  const text = call.query.get(name);
  if (text === null) return usual;
  if (!/^\d{1,9}$/.test(text)) throw unprocessable(`${name} must be a whole number`);
  return Number(text);
}

/** Newest first; `limit`, `offset` and `resource_id` narrow. */
const events = (call: Call) => {
  const resource = call.query.get('resource_id');
  const offset = numberOf(call, 'offset', 0);
  const limit = Math.min(numberOf(call, 'limit', FEW_EVENTS), MOST_EVENTS);
  return call.world.event
    .by('owner', scopedAccount(call).id)
    .filter((event) => resource === null || event.affects.some(({ id }) => id === resource))
    .toReversed()
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    .slice(offset, offset + limit);
};

/** Collaborations in their current state: some may have expired since the last read. */
function collaborations(): Resource<CollaborationRow> {
  const rows = owned((world) => world.collaboration, collaboration);
  return {
    ...rows,
    find: (call) => {
      const row = rows.find(call);
      return row && asOfNow(call.core, row);
    },
    list: (call) => rows.list(call).map((row) => asOfNow(call.core, row)),
  };
}

const rules = (call: Call) =>
  call.world.firewall_policy
    .by('account', scopedAccount(call).id)
    .flatMap((policy) => call.world.firewall_rule.by('policy', policy.id));

const interfaces = (call: Call) =>
  call.world.server
    .by('account', scopedAccount(call).id)
    .flatMap((server) => call.world.interface.by('server', server.id));

const accounts = (call: Call) => accountsOf(call.world, call.user.id);

const applications = (call: Call) => call.world.application.by('user', call.user.id);

export const resources: { [K in Kind]: Resource<Rows[K]> } = {
  account: among(accounts, accountFull, accountListed),
  api_client: owned((world) => world.api_client, apiClientFull, apiClientListed),
  application: among(applications, applicationFull, applicationListed),
  cloud_ip: owned((world) => world.cloud_ip, cloudIp),
  collaboration: collaborations(),
  database_server: owned(
    (world) => world.database_server,
    databaseServerFull,
    databaseServerListed,
  ),
  database_snapshot: owned((world) => world.database_snapshot, databaseSnapshot),
  database_type: among(({ world }) => world.database_type.all(), databaseType),
  event: {
    ...among(events, eventListed),
    find: (call) => {
      const row = call.world.event.get(call.id);
      return row?.owner === scopedAccount(call).id ? row : undefined;
    },
  },
  firewall_policy: owned((world) => world.firewall_policy, firewallPolicy),
  firewall_rule: among(rules, firewallRule),
  image: among(images, imageFull, imageListed),
  interface: among(interfaces, interfaceFull),
  load_balancer: owned((world) => world.load_balancer, loadBalancerFull, loadBalancerListed),
  server: owned((world) => world.server, serverFull, serverListed),
  server_group: owned((world) => world.server_group, serverGroup),
  server_type: among(({ world }) => world.server_type.all(), serverType),
  user: among(users, userFull, userListed),
  volume: owned((world) => world.volume, volumeFull),
  zone: among(({ world }) => world.zone.all(), zone),
};

/** The row in the path, if the caller sees it. Throws 404. */
export function rowOf<K extends Kind>(kind: K, call: Call): Rows[K] {
  const row = resources[kind].find(call);
  if (!row) throw missing();
  return row;
}

/** Serves the row in the path. 404 if the caller does not see it. */
export const on =
  <K extends Kind>(kind: K, act: (call: Call, row: Rows[K]) => Answer): Endpoint =>
  (call) =>
    act(call, rowOf(kind, call));
