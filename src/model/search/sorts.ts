import { containerSort } from '@/model/container/sort';
import { type Kind, KINDS } from '@/model/kinds';
import { placeOf } from '@/model/orbit/ids';
import { asRepository } from '@/model/registry/repository';
import { LISTED_KINDS, type ListedKind } from '@/model/pages';

/** Group of results. A container of the registry is a repository (spec 3 §3). */
export type Sort<K extends Kind = Kind> = K | 'repository';

export const SEARCHED_SORTS: readonly Sort<ListedKind>[] = LISTED_KINDS.flatMap(
  (kind): Sort<ListedKind>[] => (kind === 'container' ? [kind, 'repository'] : [kind]),
);

export function sortOf<K extends Kind>(kind: K, id: string): Sort<K> {
  const isRepository =
    kind === 'container' && containerSort(placeOf(id).container) === 'repository';
  return isRepository ? 'repository' : kind;
}

/** The title of a group. */
export function sortTitle(sort: Sort): string {
  return sort === 'repository' ? 'Container Repositories' : KINDS[sort].plural;
}

/** Returns a record with the name on its page. A repository's name differs from its container's. */
export function asShown<R extends { readonly id: string }>(kind: Kind, record: R): R {
  return sortOf(kind, record.id) === 'repository' ? asRepository(record) : record;
}
