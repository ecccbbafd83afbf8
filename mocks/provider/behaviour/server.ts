import { accepted, ok } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import { conflict } from '@mocks/provider/refusal';
import { serverFull } from '@mocks/provider/represent/server';
import type { ServerRow } from '@mocks/provider/rows';
import { now, publish, startTransition, type Change } from '@mocks/provider/changes';
import { rowOf } from '@mocks/provider/resources';
import { lock, type Lockable } from '@mocks/provider/behaviour/lock';
import { createServer } from '@mocks/provider/behaviour/server-create';
import { deleteServer } from '@mocks/provider/behaviour/server-delete';
import { resizeServer } from '@mocks/provider/behaviour/server-resize';
import { snapshotServer } from '@mocks/provider/behaviour/server-snapshot';
import { updateServer } from '@mocks/provider/behaviour/server-update';

/** How long a transition takes, in milliseconds before the provider's scale. */
const durations = { start: 4000, stop: 2000, shutdown: 6000, reboot: 6000, reset: 2000 };

type PowerVerb = keyof typeof durations;

interface PowerRule {
  from: ServerRow['status'];
  /** What the record becomes when the verb is done. */
  result: (now: string) => Partial<ServerRow>;
}

const stopped = (): Partial<ServerRow> => ({ status: 'inactive' });
const started = (now: string): Partial<ServerRow> => ({ status: 'active', started_at: now });

/** Spec 2 §4: active allows stop, shutdown, reboot and reset; inactive allows start. */
const powerRules: Record<PowerVerb, PowerRule> = {
  start: { from: 'inactive', result: started },
  stop: { from: 'active', result: stopped },
  shutdown: { from: 'active', result: stopped },
  reboot: { from: 'active', result: started },
  reset: { from: 'active', result: started },
};

const serverOf = (call: Call): ServerRow => rowOf('server', call);

const changeOf = (row: ServerRow, verb: string): Change => ({
  account: row.account,
  resource: row.id,
  action: `server.${verb}`,
});

const power =
  (verb: PowerVerb): Endpoint =>
  (call) => {
    const row = serverOf(call);
    const { world } = call;
    const { from, result } = powerRules[verb];
    if (row.status !== from) throw conflict();
    startTransition(call, changeOf(row, verb), durations[verb], () => {
      if (world.server.need(row.id).status !== from) return false;
      world.server.patch(row.id, result(now(call)));
      return true;
    });
    return accepted(serverFull(call.view, row));
  };

/** The token is in this answer alone; the address is of the provider's own. */
const activateConsole: Endpoint = (call) => {
  const row = serverOf(call);
  if (row.status !== 'active') throw conflict();
  publish(call, changeOf(row, 'activate_console'));
  const { token, expires } = call.core.consoles.open(row.id);
  return accepted({
    ...serverFull(call.view, row),
    console_url: `${call.view.origin}/console/${row.id}/`,
    console_token: token,
    console_token_expires: new Date(expires).toISOString(),
  });
};

const lockable: Lockable<ServerRow> = {
  kind: 'server',
  find: serverOf,
  account: (row) => row.account,
  keep: (call, id, locked) => call.world.server.patch(id, { locked }),
  show: serverFull,
};

const update: Endpoint = (call) => {
  const row = updateServer(call, serverOf(call));
  publish(call, changeOf(row, 'update'));
  return ok(serverFull(call.view, row));
};

/** Everything that can be done to a server but reading it. The names are checked by `endpoints`. */
export const serverEndpoints = {
  'POST servers': createServer,
  'PUT servers/:id': update,
  'DELETE servers/:id': (call: Call) => deleteServer(call, serverOf(call)),
  'POST servers/:id/start': power('start'),
  'POST servers/:id/stop': power('stop'),
  'POST servers/:id/shutdown': power('shutdown'),
  'POST servers/:id/reboot': power('reboot'),
  'POST servers/:id/reset': power('reset'),
  'POST servers/:id/snapshot': (call: Call) => snapshotServer(call, serverOf(call)),
  'POST servers/:id/resize': (call: Call) => resizeServer(call, serverOf(call)),
  'POST servers/:id/activate_console': activateConsole,
  'PUT servers/:id/lock_resource': lock(lockable, true),
  'PUT servers/:id/unlock_resource': lock(lockable, false),
} satisfies Record<string, Endpoint>;
