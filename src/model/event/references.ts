import type { EventRecord, EventReference } from '@/model/event/record';
import { kindOfId } from '@/model/ids';
import { kindOfResourceType, type Kind } from '@/model/kinds';

/** A resource that an event says has changed. */
export interface Changed {
  readonly kind: Kind;
  readonly id: string;
}

/** The words that an action may begin with: the names of its resource's kind, old ones too. */
function prefixes(event: EventRecord): readonly string[] {
  const given = event.resource?.resource_type;
  const kind = event.resource ? kindOfId(event.resource.id) : undefined;
  const words = [given, given === undefined ? undefined : kindOfResourceType(given), kind];
  if (words.includes('cloud_ip')) words.push('ip_address');
  return words.filter((word) => word !== undefined);
}

/**
 * What happened, without the word for what it happened to: `server_start` or `server.start` of a
 * server is `start` (spec 3 §3). 'unknown' where the action does not begin with its resource.
 */
export function shortAction(event: EventRecord): string {
  const action = event.action ?? '';
  for (const prefix of prefixes(event)) {
    const rest = action.startsWith(prefix) ? action.slice(prefix.length) : '';
    if (/^[._:/-]./.test(rest)) return rest.slice(1);
  }
  return 'unknown';
}

function changed({ id }: EventReference): Changed | undefined {
  const kind = kindOfId(id);
  return kind === undefined ? undefined : { kind, id };
}

/**
 * Everything that an event names as changed: its resource, what it affects and what it touches,
 * each once. References of kinds that nobody here knows are left out.
 */
export function changedBy(event: EventRecord): readonly Changed[] {
  const found = new Map<string, Changed>();
  const named = [...(event.affects ?? []), ...(event.touches ?? [])];
  for (const reference of event.resource ? [event.resource, ...named] : named) {
    const resource = changed(reference);
    if (resource !== undefined) found.set(resource.id, resource);
  }
  return [...found.values()];
}
