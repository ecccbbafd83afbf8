import type { EventReference } from '@/wire/event';
import type { EventAction } from '@mocks/provider/actions';
import { kindOf } from '@mocks/provider/kinds';
import type { EventRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';

export type EventState = 'started' | 'completed';

/** The input of an event, for the feed and the stream. */
export interface EventInput {
  account: string;
  resource: string;
  action: EventAction;
  state: EventState;
  /** The id of a user or an API client; null for a background job. */
  actor?: string | null;
  affects?: readonly string[];
  touches?: readonly string[];
}

/** Makes an event of an account. `time` is in milliseconds. */
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
    ...actorOf(world, input.actor),
    affects: references(input.affects ?? [input.resource]),
    touches: references(input.touches),
    state: input.state,
  };
}

/** The actor in an event's form: a user, an API client or neither. */
export function actorOf(
  world: World,
  actor: string | null = null,
): Pick<EventRow, 'user' | 'client'> {
  const who = actor === null ? null : reference(world, actor);
  const isClient = actor !== null && kindOf(actor) === 'api_client';
  return { user: isClient ? null : who, client: isClient ? who : null };
}

/** A record in an event's form: a user's address is `email` there. */
export function reference(world: World, id: string): EventReference {
  const kind = kindOf(id);
  const row = world[kind].get(id);
  return {
    id,
    resource_type: kind,
    ...(row && 'name' in row && row.name !== null ? { name: row.name } : {}),
    ...(row && 'email_address' in row ? { email: row.email_address } : {}),
    ...(row && 'email' in row ? { email: row.email } : {}),
  };
}
