import type { Call } from '@mocks/provider/call';
import type { EventInput } from '@mocks/provider/events';
import { conflict } from '@mocks/provider/refusal';

/** What a call changes, as its events say it. */
export type Change = Omit<EventInput, 'state' | 'user'>;

/** Publishes that a change by the caller has started or is completed. */
export function publish(
  call: Call,
  change: Change,
  state: EventInput['state'] = 'completed',
): void {
  call.core.publish({ ...change, user: call.user.id, state });
}

/**
 * Makes a change that takes time: publishes its start, and after `duration` milliseconds makes it and
 * publishes its end. `finish` answers whether it was made: what was undone meanwhile has no end.
 * A record goes through one change at a time. Throws 409 while another is under way.
 */
export function startTransition(
  call: Call,
  change: Change,
  duration: number,
  finish: () => boolean,
): void {
  const { core } = call;
  mustBeAtRest(call, change.resource);
  core.underWay.set(change.resource, change.action);
  publish(call, change, 'started');
  core.later(duration, () => {
    core.underWay.delete(change.resource);
    if (finish()) publish(call, change);
  });
}

/** Throws 409 while a transition of a record is under way. */
export function mustBeAtRest({ core }: Call, id: string): void {
  if (core.underWay.has(id)) throw conflict();
}

/** Now, as the wire writes it; to the second for volumes (wire facts §1). */
export const now = ({ core }: Pick<Call, 'core'>): string =>
  new Date(core.clock.now()).toISOString();
export const nowToTheSecond = (call: Call): string => now(call).replace(/\.\d+Z$/, 'Z');
