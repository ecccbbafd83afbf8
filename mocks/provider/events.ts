import type { EventReference } from '@/wire/event';
import { kindOf } from '@mocks/provider/kinds';
import type { EventRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';

/** What happened, for the event feed and the stream. */
export interface Happening {
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

/** A happening as the event of its account, at a time in milliseconds. */
export function createEvent(
  world: World,
  id: string,
  time: number,
  happening: Happening,
): EventRow {
  const references = (ids: readonly string[] = []) => ids.map((other) => reference(world, other));
  return {
    id,
    resource_type: 'event',
    owner: happening.account,
    action: happening.action,
    created_at: new Date(time).toISOString(),
    resource: reference(world, happening.resource),
    account: reference(world, happening.account),
    user: happening.user ? reference(world, happening.user) : null,
    client: null,
    affects: references(happening.affects ?? [happening.resource]),
    touches: references(happening.touches),
    state: happening.state,
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
