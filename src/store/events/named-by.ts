import { kindOfId } from '@/model/ids';
import { KINDS, kindOfResourceType } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { ChangedName } from './events-slice';

interface Reference {
  id: string;
  resource_type?: string | undefined;
}

function nameOf({ id, resource_type: type }: Reference): ChangedName | undefined {
  const kind = (type === undefined ? undefined : kindOfResourceType(type)) ?? kindOfId(id);
  return kind === undefined ? undefined : { kind, id };
}

/**
 * What an event says has changed: its resource, what that affects and what it touches besides
 * (specification 3 §4), and the account when it counts such resources. An unknown kind is left out.
 */
export function namedBy(event: Records['event'], account: string): readonly ChangedName[] {
  const references = [event.resource, ...(event.affects ?? []), ...(event.touches ?? [])];
  const names = references.flatMap((reference) => {
    const name = reference === null || reference === undefined ? undefined : nameOf(reference);
    return name === undefined ? [] : [name];
  });
  if (names.some(({ kind }) => KINDS[kind].counted)) names.push({ kind: 'account', id: account });
  return names;
}
