import type { Call } from '@mocks/provider/call';
import type { Core } from '@mocks/provider/core';
import type { EventInput } from '@mocks/provider/events';
import { actionOf, type Verb } from '@mocks/provider/actions';
import type { Job } from '@mocks/provider/jobs';
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
 * Publishes the start of a change, and schedules the job that makes it and publishes its end.
 * `duration` is milliseconds before scaling. `busy` is a record that can have no other transition.
 */
export function runTransition(
  core: Core,
  change: Omit<EventInput, 'state'>,
  duration: number,
  job: Job,
  busy: string | null = null,
): void {
  const started = core.publish({ ...change, state: 'started' });
  core.later(duration, job, { ends: { change, started }, busy });
}

/** Runs the only transition of a record by the caller. Throws 409 during another one. */
export function startTransition(call: Call, change: Change, duration: number, job: Job): void {
  mustBeAtRest(call, change.resource);
  runTransition(call.core, { ...change, actor: call.actor }, duration, job, change.resource);
}

/** Throws 409 during a transition of the record. */
export function mustBeAtRest({ world }: Call, id: string): void {
  if (world.job.by('busy', id).length > 0) throw conflict();
}

/** Ends the creation of a record. Returns false if the record is gone or has failed. */
export function finishCreation<Row extends { readonly status: string | null }>(
  table: { get(id: string): Row | undefined; patch(id: string, changes: Partial<Row>): Row },
  id: string,
  changes: Partial<Row> | ((row: Row) => Partial<Row>),
): boolean {
  const row = table.get(id);
  if (row?.status !== 'creating') return false;
  table.patch(id, typeof changes === 'function' ? changes(row) : changes);
  return true;
}

/** The time as the wire writes it: to the second for volumes and databases. */
export const now = ({ core }: Pick<Call, 'core'>): string =>
  new Date(core.clock.now()).toISOString();
export const nowToTheSecond = (by: Pick<Call, 'core'>): string => now(by).replace(/\.\d+Z$/, 'Z');
