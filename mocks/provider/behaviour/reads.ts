import { ok, type Answer } from '@mocks/provider/answer';
import { scopedAccount, type Call } from '@mocks/provider/call';
import { collections, type Collection, type Kind } from '@mocks/provider/kinds';
import { bentIfUnreadable } from '@mocks/provider/faults';
import { missing } from '@mocks/provider/refusal';
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
import type { View } from '@mocks/provider/represent/view';
import { visible, type Rows } from '@mocks/provider/visible';

/** How a kind's rows are shown: in a list, and by themselves. */
type Representation<K extends Kind> = {
  listed: (view: View, row: Rows[K]) => unknown;
  full: (view: View, row: Rows[K]) => unknown;
};

const both = <Row>(represent: (view: View, row: Row) => unknown) => ({
  listed: represent,
  full: represent,
});

const representations: { [K in Kind]: Representation<K> } = {
  account: { listed: accountListed, full: accountFull },
  api_client: { listed: apiClientListed, full: apiClientFull },
  application: { listed: applicationListed, full: applicationFull },
  cloud_ip: both(cloudIp),
  collaboration: both(collaboration),
  database_server: { listed: databaseServerListed, full: databaseServerFull },
  database_snapshot: both(databaseSnapshot),
  database_type: both(databaseType),
  event: both(eventListed),
  firewall_policy: both(firewallPolicy),
  firewall_rule: both(firewallRule),
  image: { listed: imageListed, full: imageFull },
  interface: both(interfaceFull),
  load_balancer: { listed: loadBalancerListed, full: loadBalancerFull },
  server: { listed: serverListed, full: serverFull },
  server_group: both(serverGroup),
  server_type: both(serverType),
  user: { listed: userListed, full: userFull },
  volume: both(volumeFull),
  zone: both(zone),
};

/** The arrays of records that `nested=false` leaves out. */
const nestedArrays = [
  'accounts',
  'cloud_ips',
  'interfaces',
  'nodes',
  'rules',
  'server_groups',
  'servers',
  'snapshots',
  'volumes',
];

/** Single nested records stay, as `owner` does on the real account list (wire facts §1). */
function collapse(view: View, record: unknown): unknown {
  if (view.nested || typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !nestedArrays.includes(name)),
  );
}

const show = (view: View, row: object, record: unknown): unknown =>
  bentIfUnreadable('name' in row ? row.name : null, collapse(view, record));

function list<K extends Kind>(kind: K, call: Call): Answer {
  const { listed } = representations[kind];
  const rows = visible[kind].list(call);
  return ok(rows.map((row) => show(call.view, row, listed(call.view, row))));
}

function read<K extends Kind>(kind: K, call: Call): Answer {
  const row = visible[kind].find(call);
  if (!row) throw missing();
  return ok(show(call.view, row, representations[kind].full(call.view, row)));
}

type Reads = `GET ${Collection}` | `GET ${Collection}/:id`;

/** The list and the full record of every kind. */
export const reads = Object.fromEntries(
  (Object.keys(collections) as Kind[]).flatMap((kind) => [
    [`GET ${collections[kind]}`, (call: Call) => list(kind, call)],
    [`GET ${collections[kind]}/:id`, (call: Call) => read(kind, call)],
  ]),
) as Record<Reads, (call: Call) => Answer>;

/** `GET account` and `GET user`: the scoped account, the signed-in user. */
export const ownReads = {
  'GET account': (call: Call) => ok(accountFull(call.view, scopedAccount(call))),
  'GET user': (call: Call) => ok(userFull(call.view, call.user)),
};
