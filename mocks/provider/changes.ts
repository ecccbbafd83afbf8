import type { Call } from '@mocks/provider/call';
import type { Core } from '@mocks/provider/core';
import type { EventInput } from '@mocks/provider/events';
import { actionOf, type Verb } from '@mocks/provider/actions';
import { kindOf } from '@mocks/provider/kinds';
import { conflict } from '@mocks/provider/refusal';
import type { UserRow } from '@mocks/provider/rows';
import { accountsOf } from '@mocks/provider/usage';

/** A change by a call, in the form of its events. */
export type Change = Omit<EventInput, 'state' | 'actor'>;

/** The change of a record: `map` of a cloud IP is the action `cloud_ip.map`. */
export const changeOf = (
  record: { id: string; account: string },
  verb: Verb,
  others: Pick<Change, 'affects' | 'touches'> = {},
): Change => ({
  account: record.account,
  resource: record.id,
  action: actionOf(kindOf(record.id), verb),
  ...others,
});

/** Publishes a finished change of the caller. */
export function publish(call: Call, change: Change): void {
  call.core.publish({ ...change, actor: call.actor, state: 'completed' });
}

/**
 * Publishes a user's change that belongs to no account, such as an application's, to each of their
 * accounts.
 */
export function publishToAccounts(
  core: Core,
  user: UserRow,
  change: Omit<Change, 'account'>,
): void {
  for (const { id } of accountsOf(core.world, user.id)) {
    core.publish({ ...change, account: id, actor: user.id, state: 'completed' });
  }
}

/** Publishes a change of the user's own record. */
export const publishUser = (core: Core, { id }: UserRow, touches: readonly string[] = []): void =>
  publishToAccounts(core, core.world.user.need(id), {
    resource: id,
    action: 'user.update',
    touches,
  });

/**
 * Publishes the start of a change, and after `duration` milliseconds makes it and publishes its
 * end. `finish` returns false if the change was overtaken: then no end is published.
 */
export function runTransition(
  core: Core,
  change: Omit<EventInput, 'state'>,
  duration: number,
  finish: () => boolean,
): void {
  const started = core.publish({ ...change, state: 'started' });
  core.later(duration, () => {
    if (finish()) core.publish({ ...change, state: 'completed' }, started);
  });
}

interface Created {
  readonly id: string;
  readonly status: string | null;
}

/** Runs the creation of a record. `finish` is skipped if the record is gone or has failed. */
export function runCreation<Row extends Created>(
  { core, actor }: Pick<Call, 'core' | 'actor'>,
  table: { get(id: string): Row | undefined },
  { id, change }: { readonly id: string; readonly change: Change },
  duration: number,
  finish: (row: Row) => void,
): void {
  runTransition(core, { ...change, actor }, duration, () => {
    const row = table.get(id);
    if (row?.status !== 'creating') return false;
    finish(row);
    return true;
  });
}

/** Runs the only transition of a record by the caller. Throws 409 during another one. */
export function startTransition(
  call: Call,
  change: Change,
  duration: number,
  finish: () => boolean,
): void {
  const { core } = call;
  mustBeAtRest(call, change.resource);
  core.underWay.set(change.resource, change.action);
  runTransition(core, { ...change, actor: call.actor }, duration, () => {
    core.underWay.delete(change.resource);
    return finish();
  });
}

/** Throws 409 during a transition of the record. */
export function mustBeAtRest({ core }: Call, id: string): void {
  if (core.underWay.has(id)) throw conflict();
}

/** The time as the wire writes it: to the second for volumes and databases (wire facts §1). */
export const now = ({ core }: Pick<Call, 'core'>): string =>
  new Date(core.clock.now()).toISOString();
export const nowToTheSecond = (by: Pick<Call, 'core'>): string => now(by).replace(/\.\d+Z$/, 'Z');
