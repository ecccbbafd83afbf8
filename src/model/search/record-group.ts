import { type Kind, KINDS } from '@/model/kinds';
import { LISTED_KINDS, type ListedKind } from '@/model/pages';
import { asRepository, isRepository } from '@/model/registry/repository';

export type RecordGroup<K extends Kind = Kind> = K | 'repository';

export const SEARCHED_GROUPS: readonly RecordGroup<ListedKind>[] = LISTED_KINDS.flatMap(
  (kind): RecordGroup<ListedKind>[] => (kind === 'container' ? [kind, 'repository'] : [kind]),
);

export function recordGroupOf<K extends Kind>(kind: K, id: string): RecordGroup<K> {
  return kind === 'container' && isRepository({ id }) ? 'repository' : kind;
}

export function recordGroupTitle(group: RecordGroup): string {
  return group === 'repository' ? 'Container Repositories' : KINDS[group].plural;
}

export function asShown<R extends { readonly id: string }>(kind: Kind, record: R): R {
  return recordGroupOf(kind, record.id) === 'repository' ? asRepository(record) : record;
}
