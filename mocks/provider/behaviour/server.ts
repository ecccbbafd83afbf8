import { accepted, ok, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import type { Finish } from '@mocks/provider/jobs';
import { conflict } from '@mocks/provider/refusal';
import { serverFull } from '@mocks/provider/represent/server';
import type { ServerRow } from '@mocks/provider/rows';
import { changeOf, now, publish, startTransition } from '@mocks/provider/changes';
import { on } from '@mocks/provider/resources';
import { lock } from '@mocks/provider/behaviour/lock';
import { createServer } from '@mocks/provider/behaviour/server-create';
import { deleteServer } from '@mocks/provider/behaviour/server-delete';
import { resizeServer } from '@mocks/provider/behaviour/server-resize';
import { snapshotServer } from '@mocks/provider/behaviour/server-snapshot';
import { updateServer } from '@mocks/provider/behaviour/server-update';

/** Milliseconds that a transition takes, before scaling. */
const durations = { start: 4000, stop: 2000, shutdown: 6000, reboot: 6000, reset: 2000 };

export type PowerVerb = keyof typeof durations;

interface PowerRule {
  from: ServerRow['status'];
  /** The changes to the record once the verb is done. */
  result: (now: string) => Partial<ServerRow>;
}

const stopped = (): Partial<ServerRow> => ({ status: 'inactive' });
const started = (now: string): Partial<ServerRow> => ({ status: 'active', started_at: now });

/** Active allows stop, shutdown, reboot and reset; inactive allows start. */
const powerRules: Record<PowerVerb, PowerRule> = {
  start: { from: 'inactive', result: started },
  stop: { from: 'active', result: stopped },
  shutdown: { from: 'active', result: stopped },
  reboot: { from: 'active', result: started },
  reset: { from: 'active', result: started },
};

const power = (verb: PowerVerb): Endpoint =>
  on('server', (call, row) => {
    if (row.status !== powerRules[verb].from) throw conflict();
    const args = { id: row.id, verb };
    startTransition(call, changeOf(row, verb), durations[verb], { what: 'server.power', args });
    return accepted(serverFull(call.view, row));
  });

export const finishPowerVerb: Finish<'server.power'> = (core, { id, verb }) => {
  const { from, result } = powerRules[verb];
  if (core.world.server.need(id).status !== from) return false;
  core.world.server.patch(id, result(now({ core })));
  return true;
};

/** Only this answer has the token. The address is the provider's own. */
function activateConsole(call: Call, row: ServerRow): Answer {
  if (row.status !== 'active') throw conflict();
  publish(call, changeOf(row, 'activate_console'));
  const { token, expires } = call.core.consoles.open(row.id);
  return accepted({
    ...serverFull(call.view, row),
    console_url: `${call.view.origin}/console/${row.id}/`,
    console_token: token,
    console_token_expires: new Date(expires).toISOString(),
  });
}

function update(call: Call, row: ServerRow): Answer {
  const saved = updateServer(call, row);
  publish(call, changeOf(row, 'update'));
  return ok(serverFull(call.view, saved));
}

/** All endpoints of a server except its reads. `endpoints` checks the names. */
export const serverEndpoints = {
  'POST servers': createServer,
  'PUT servers/:id': on('server', update),
  'DELETE servers/:id': on('server', deleteServer),
  'POST servers/:id/start': power('start'),
  'POST servers/:id/stop': power('stop'),
  'POST servers/:id/shutdown': power('shutdown'),
  'POST servers/:id/reboot': power('reboot'),
  'POST servers/:id/reset': power('reset'),
  'POST servers/:id/snapshot': on('server', snapshotServer),
  'POST servers/:id/resize': on('server', resizeServer),
  'POST servers/:id/activate_console': on('server', activateConsole),
  'PUT servers/:id/lock_resource': lock('server', true),
  'PUT servers/:id/unlock_resource': lock('server', false),
} satisfies Record<string, Endpoint>;
