import type { EventReference } from '@/wire/event';
import { kindOf } from '@mocks/provider/kinds';
import type { EventRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';

/** What happened, for the event feed and the stream. */
export interface EventInput {
  account: string;
  resource: string;
  /** `server.start`: the resource's type and what was done. */
  action: string;
  state: 'started' | 'completed';
  /** A user id; none for a background job. */
  user?: string | null;
  affects?: readonly string[];
  touches?: readonly string[];
}

/** The event of an account for what happened, at a time in milliseconds. */
export function createEvent(world: World, id: string, time: number, input: EventInput): EventRow {
  const references = (ids: readonly string[] = []) => ids.map((other) => reference(world, other));
  return {
    id,
    resource_type: 'event',
    owner: input.account,
    action: input.action,
    created_at: new Date(time).toISOString(),
    resource: reference(world, input.resource),
    account: reference(world, input.account),
    user: input.user ? reference(world, input.user) : null,
    client: null,
    affects: references(input.affects ?? [input.resource]),
    touches: references(input.touches),
    state: input.state,
  };
}

/** A record as an event names it (wire facts §15: a user's address is `email` there). */
export function reference(world: World, id: string): EventReference {
  const kind = kindOf(id);
  const row = world[kind].get(id);
  return {
    id,
    resource_type: kind,
    ...(row && 'name' in row && row.name !== null ? { name: row.name } : {}),
    ...(row && 'email_address' in row ? { email: row.email_address } : {}),
  };
}
