import type { Call } from '@mocks/provider/call';
import type { Happening } from '@mocks/provider/events';
import { conflict } from '@mocks/provider/refusal';

/** What a call does, as its events tell it. */
export type Deed = Omit<Happening, 'state' | 'user'>;

/** Tells that a deed of the caller's is begun or done. */
export function tell(call: Call, deed: Deed, state: Happening['state'] = 'completed'): void {
  call.core.publish({ ...deed, user: call.user.id, state });
}

/**
 * Does what takes time: tells that it is begun, and after `duration` milliseconds does it and tells
 * that it is done. `finish` answers whether it came about: what was undone meanwhile is not told.
 * A record goes through one change at a time. Throws 409 while another is under way.
 */
export function undertake(call: Call, deed: Deed, duration: number, finish: () => boolean): void {
  const { core } = call;
  mustBeAtRest(call, deed.resource);
  core.underWay.set(deed.resource, deed.action);
  tell(call, deed, 'started');
  core.later(duration, () => {
    core.underWay.delete(deed.resource);
    if (finish()) tell(call, deed);
  });
}

/** Throws 409 while something is being done to a record. */
export function mustBeAtRest({ core }: Call, id: string): void {
  if (core.underWay.has(id)) throw conflict();
}

/** Now, as the wire writes it; without the fraction for volumes (wire facts §1). */
export const stamp = ({ core }: Call): string => new Date(core.clock.now()).toISOString();
export const plainStamp = (call: Call): string => stamp(call).replace(/\.\d+Z$/, 'Z');
