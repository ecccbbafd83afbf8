import type { Lookup } from '@/model/facts';
import { searchedBy } from '@/model/listed-kinds';
import type { ListedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import { type SearchField, searchText } from '@/model/search-text';
import { addressForms } from './marks';
import { asShown, type RecordGroup, recordGroupOf } from './record-group';
import { titleOf } from '@/model/title';

/** A record as the search keeps it; texts are in lower case. */
export interface Entry {
  readonly kind: ListedKind;
  readonly group: RecordGroup<ListedKind>;
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

function withForms([name, ...words]: SearchField): SearchField {
  return [name, ...words.flatMap((word) => [word, ...(word ? addressForms(word) : [])])];
}

export function fieldsOf<K extends ListedKind>(
  kind: K,
  record: Records[K],
  facts: Lookup,
): readonly SearchField[] {
  return searchedBy(kind).fields(record, facts).map(withForms);
}

export function makeEntry<K extends ListedKind>(kind: K, record: Records[K], facts: Lookup): Entry {
  return {
    kind,
    group: recordGroupOf(kind, record.id),
    id: record.id,
    title: titleOf(asShown(kind, record)).toLowerCase(),
    text: searchText(fieldsOf(kind, record, facts)),
  };
}
