import { SEARCH } from '../lists/list-state';
import type { RecordLookup } from '@/components/scope/data/lookup';
import type { Kind } from '@/model/kinds';
import { searchedBy } from '@/model/listed-kinds';
import type { ListedKind } from '@/model/pages';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { type Entry, fieldsOf } from '@/model/search/entry';
import type { Sought } from '@/model/search/find';
import { unseenHit } from '@/model/search/hit';
import { pathTo } from '@/model/search/paths';
import { asShown, type RecordGroup } from '@/model/search/record-group';
import { titleOf } from '@/model/title';
import type { FoundRecord } from './results';

export const recordKey = (kind: Kind, id: string): string => `${kind} ${id}`;

function told<K extends ListedKind>(
  kind: K,
  record: Records[K],
  sought: Sought,
  lookup: RecordLookup,
): Pick<FoundRecord, 'title' | 'detail' | 'hit'> {
  const title = titleOf(asShown(kind, record));
  const detail = searchedBy(kind).detail?.(record, lookup);
  const { status }: { readonly id: string; readonly status?: unknown } = record;
  // A container's name says the same as its id.
  const id = kind === 'container' ? undefined : record.id;
  const shown = [title, id, detail, typeof status === 'string' ? status : undefined].map((word) =>
    word?.toLowerCase(),
  );
  const isShown = (word: string) => shown.some((each) => each?.includes(word));
  const hit = unseenHit(fieldsOf(kind, record, lookup), sought.terms, isShown);
  return { title, detail, hit };
}

export function foundRecord(
  { kind, id }: Pick<Entry, 'kind' | 'id'>,
  account: string,
  sought: Sought,
  lookup: RecordLookup,
): FoundRecord | undefined {
  const record = lookup.get(kind, id);
  if (record === undefined) return undefined;
  return {
    key: recordKey(kind, id),
    type: kind === 'container' ? 'container' : 'resource',
    kind,
    id,
    account,
    to: pathTo(kind, account, id),
    ...told(kind, record, sought, lookup),
  };
}

/** Address of a list with all matches; absent if its filter knows fewer forms of the typed text. */
export function listOfAll(group: RecordGroup, account: string, sought: Sought): string | undefined {
  if (sought.terms.some((forms) => forms.length > 1)) return undefined;
  const list = group === 'repository' ? paths.registry(account) : paths.list(group, account);
  const [path = '', hash] = list.split('#');
  const words = sought.terms.flat().join(' ');
  const query = new URLSearchParams({ [SEARCH]: words }).toString();
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`;
}
