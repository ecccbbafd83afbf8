import { timeOf } from '@/lib/dates';
import { kindOfId } from '@/model/ids';
import { type Kind, kindOfResourceType } from '@/model/kinds';
import type { EventRecord, EventReference } from '@/model/records/people';

export interface Changed {
  readonly kind: Kind;
  readonly id: string;
}

/** Checks a reference, as the ID becomes part of a path. */
function changed({ id, resource_type: type }: EventReference): Changed | undefined {
  const kind = kindOfId(id);
  const named = type === undefined ? undefined : kindOfResourceType(type);
  return kind === undefined || (named ?? kind) !== kind ? undefined : { kind, id };
}

export function aboutOf({ resource, affects }: EventRecord): readonly string[] {
  return [...(resource ? [resource] : []), ...(affects ?? [])].map(({ id }) => id);
}

export function changedBy(event: EventRecord): readonly Changed[] {
  const found = new Map<string, Changed>();
  const named = [...(event.affects ?? []), ...(event.touches ?? [])];
  for (const reference of event.resource ? [event.resource, ...named] : named) {
    const resource = changed(reference);
    if (resource !== undefined) found.set(resource.id, resource);
  }
  return [...found.values()];
}

export function newestFirst(one: EventRecord, other: EventRecord): number {
  return timeOf(other.created_at) - timeOf(one.created_at);
}
