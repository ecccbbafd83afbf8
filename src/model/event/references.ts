import type { EventRecord, EventReference } from '@/model/event/record';
import { kindOfId } from '@/model/ids';
import { kindOfResourceType, type Kind } from '@/model/kinds';

/** A resource that an event says has changed. */
export interface Changed {
  readonly kind: Kind;
  readonly id: string;
}

/** Its id becomes a path: one that hasn't the shape of an id of its kind names nothing. */
function changed({ id, resource_type: type }: EventReference): Changed | undefined {
  const kind = kindOfId(id);
  const named = type === undefined ? undefined : kindOfResourceType(type);
  return kind === undefined || (named ?? kind) !== kind ? undefined : { kind, id };
}

/**
 * Everything that an event names as changed: its resource, what it affects and what it touches,
 * each once (spec 3 §4). References of kinds that nobody here knows are left out.
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
