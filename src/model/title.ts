import { byText, truncateName } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import { kindOfId } from '@/model/ids';
import { isStored, type Kind } from '@/model/kinds';
import { placeOf } from '@/model/orbit/ids';

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

export function titleOf(record: Titled): string {
  const names = [record.public_ipv4, record.public_ip, record.name, record.email];
  return names.find((name) => typeof name === 'string' && name !== '') ?? nameInId(record.id);
}

export function isNamedById(record: Titled): boolean {
  const kind = kindOfId(record.id);
  return kind !== undefined && isStored(kind);
}

export function shortTitle(record: Titled): string {
  return truncateName(titleOf(record));
}

export function byTitle(one: Titled, other: Titled): number {
  return byText(titleOf(one), titleOf(other));
}

export function titleById(lookup: Lookup, kind: Kind, id: string): string {
  return titleOf(lookup.get(kind, id) ?? { id });
}

export function titlesById(
  lookup: Lookup,
  kind: Kind,
  ids: readonly string[] | undefined,
): readonly string[] {
  return (ids ?? []).map((id) => titleById(lookup, kind, id));
}
