import { byText, cutName } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';

/** What a record can be known by. */
export interface Titled {
  readonly id: string;
  readonly name?: string | null;
  readonly public_ipv4?: string | null;
  readonly public_ip?: string | null;
}

/** How a record is called: a cloud IP by its address, else by its name, or its id without one. */
export function titleOf(record: Titled): string {
  const names = [record.public_ipv4, record.public_ip, record.name];
  return names.find((name) => typeof name === 'string' && name !== '') ?? record.id;
}

/** The same within a sentence, where a name is cut (spec 1 §9); a question says the whole. */
export function shortTitle(record: Titled): string {
  return cutName(titleOf(record));
}

/** Compares records by what they are called. */
export function byTitle(one: Titled, other: Titled): number {
  return byText(titleOf(one), titleOf(other));
}

/** How the record of an id is called; the id itself while the record is unknown. */
export function titleById(lookup: Lookup, kind: Kind, id: string): string {
  return titleOf(lookup.get(kind, id) ?? { id });
}
