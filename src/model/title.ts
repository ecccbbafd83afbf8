import { byText, truncateName } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import { kindOfId } from '@/model/ids';
import { isStored, type Kind } from '@/model/kinds';
import { placeOf } from '@/model/orbit/ids';

/** The fields that can name a record. */
export interface Titled {
  readonly id: string;
  readonly name?: string | null;
  readonly public_ipv4?: string | null;
  readonly public_ip?: string | null;
  readonly email?: string | null;
}

/** Returns the name within an Orbit id, which is the account's id and the name; else the id. */
function nameInId(id: string): string {
  const kind = kindOfId(id);
  if (kind === undefined || !isStored(kind)) return id;
  const { container, object } = placeOf(id);
  return object ?? container;
}

/** Names a record by its address, its name, the email of an invitation, or its id. */
export function titleOf(record: Titled): string {
  const names = [record.public_ipv4, record.public_ip, record.name, record.email];
  return names.find((name) => typeof name === 'string' && name !== '') ?? nameInId(record.id);
}

/** True if the id contains the name, as in Orbit. */
export function isNamedById(record: Titled): boolean {
  const kind = kindOfId(record.id);
  return kind !== undefined && isStored(kind);
}

/** Names a record within a sentence, cut to length (spec 1 §9). */
export function shortTitle(record: Titled): string {
  return truncateName(titleOf(record));
}

/** Compares records by title. */
export function byTitle(one: Titled, other: Titled): number {
  return byText(titleOf(one), titleOf(other));
}

/** Names the record of an id, by the id until it is loaded. */
export function titleById(lookup: Lookup, kind: Kind, id: string): string {
  return titleOf(lookup.get(kind, id) ?? { id });
}

/** Names the records of ids; none while the ids are unknown. */
export function titlesById(
  lookup: Lookup,
  kind: Kind,
  ids: readonly string[] | undefined,
): readonly string[] {
  return (ids ?? []).map((id) => titleById(lookup, kind, id));
}
