import { containerType } from '@/model/container/container-type';
import { type Kind, KINDS } from '@/model/kinds';
import { placeOf } from '@/model/orbit/ids';
import { asRepository } from '@/model/registry/repository';
import { LISTED_KINDS, type ListedKind } from '@/model/pages';

export type RecordGroup<K extends Kind = Kind> = K | 'repository';

export const SEARCHED_GROUPS: readonly RecordGroup<ListedKind>[] = LISTED_KINDS.flatMap(
  (kind): RecordGroup<ListedKind>[] => (kind === 'container' ? [kind, 'repository'] : [kind]),
);

export function recordGroupOf<K extends Kind>(kind: K, id: string): RecordGroup<K> {
  const isRepository =
    kind === 'container' && containerType(placeOf(id).container) === 'repository';
  return isRepository ? 'repository' : kind;
}

export function recordGroupTitle(group: RecordGroup): string {
  return group === 'repository' ? 'Container Repositories' : KINDS[group].plural;
}

export function asShown<R extends { readonly id: string }>(kind: Kind, record: R): R {
  return recordGroupOf(kind, record.id) === 'repository' ? asRepository(record) : record;
}
