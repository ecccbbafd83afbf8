import { ok, type Answer } from '@mocks/provider/answer';
import { scopedAccount, type Call } from '@mocks/provider/call';
import { bentIfUnreadable } from '@mocks/provider/faults';
import { kindNames, kinds, type Collection, type Kind } from '@mocks/provider/kinds';
import { accountFull } from '@mocks/provider/represent/account';
import { userFull } from '@mocks/provider/represent/people';
import type { View } from '@mocks/provider/represent/view';
import { resources, rowOf } from '@mocks/provider/resources';

/** The arrays within records that `nested=false` omits. */
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

/** Single nested records stay, as `owner` does on the real account list. */
function collapse(view: View, record: unknown): unknown {
  if (view.nested || typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !nestedArrays.includes(name)),
  );
}

/** The name of a row, or an invitee's address. */
const nameOf = (row: object): unknown => {
  if ('name' in row) return row.name;
  return 'email' in row ? row.email : null;
};

const show = (view: View, row: object, record: unknown): unknown =>
  bentIfUnreadable(nameOf(row), collapse(view, record));

function list<K extends Kind>(kind: K, call: Call): Answer {
  const { list: rows, listed } = resources[kind];
  return ok(rows(call).map((row) => show(call.view, row, listed(call.view, row))));
}

function read<K extends Kind>(kind: K, call: Call): Answer {
  const row = rowOf(kind, call);
  return ok(show(call.view, row, resources[kind].full(call.view, row)));
}

type Reads = `GET ${Collection}` | `GET ${Collection}/:id`;

export const reads = Object.fromEntries(
  kindNames.flatMap((kind) => [
    [`GET ${kinds[kind].collection}`, (call: Call) => list(kind, call)],
    [`GET ${kinds[kind].collection}/:id`, (call: Call) => read(kind, call)],
  ]),
) as Record<Reads, (call: Call) => Answer>;

/** `GET account` and `GET user`: the scoped account, and the signed-in user. */
export const ownReads = {
  'GET account': (call: Call) => ok(accountFull(call.view, scopedAccount(call))),
  'GET user': (call: Call) => ok(userFull(call.view, call.user)),
};
