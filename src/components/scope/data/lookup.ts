import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Facts, Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import { selectRecord, selectRecords } from '@/store/resources/resources-selectors';
import {
  isFirstReadPending,
  NO_RESOURCES,
  type ResourcesState,
  type WithResources,
} from '@/store/resources/resources-state';
import { hasFailed, type ListSource } from './use-list';

export type RecordLookup = Lookup & Pick<Facts, 'all'>;

const lookups = new WeakMap<ResourcesState['records'], RecordLookup>();
const lists = new WeakMap<object, readonly unknown[]>();

function allOf<K extends Kind>(state: WithResources, kind: K): readonly Records[K][] {
  const table = selectRecords(state, kind);
  // Only a table's own rows are cached for it.
  const known = lists.get(table) as readonly Records[K][] | undefined;
  if (known !== undefined) return known;
  const rows = Object.values(table);
  lists.set(table, rows);
  return rows;
}

/** Returns the same lookup until a record changes. */
export function selectLookup({ resources: { records } }: WithResources): RecordLookup {
  const known = lookups.get(records);
  if (known !== undefined) return known;
  const state: WithResources = { resources: { ...NO_RESOURCES, records } };
  const lookup: RecordLookup = {
    get: (kind, id) => selectRecord(state, kind, id),
    all: (kind) => allOf(state, kind),
  };
  lookups.set(records, lookup);
  return lookup;
}

interface Read {
  readonly kind: Kind;
  readonly found: unknown;
}

/** Records read through a lookup. The key is the id, or the kind if all of a kind were read. */
type Reads = ReadonlyMap<string, Read>;

function findsSame(lookup: RecordLookup, reads: Reads): boolean {
  for (const [key, { kind, found }] of reads) {
    if ((key === kind ? lookup.all(kind) : lookup.get(kind, key)) !== found) return false;
  }
  return true;
}

/**
 * Shared by values computed from the record alone: a hundred thousand empty maps would be 14 MB.
 */
const NO_READS: Reads = new Map();

export class TrackedLookup implements RecordLookup {
  #lookup: RecordLookup;
  #reads: Map<string, Read> | undefined;

  constructor(lookup: RecordLookup) {
    this.#lookup = lookup;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const found = this.#lookup.get(kind, id);
    this.#note(id, { kind, found });
    return found;
  }

  all<K extends Kind>(kind: K): readonly Records[K][] {
    const found = this.#lookup.all(kind);
    this.#note(kind, { kind, found });
    return found;
  }

  get reads(): Reads {
    return this.#reads ?? NO_READS;
  }

  follow(newer: RecordLookup): boolean {
    const isSame = newer === this.#lookup || findsSame(newer, this.reads);
    if (isSame) this.#lookup = newer;
    return isSame;
  }

  #note(key: string, read: Read): void {
    this.#reads ??= new Map();
    this.#reads.set(key, read);
  }
}

/** Re-renders, with a new lookup, only when a record that was read through it changes. */
export function useLookup(): RecordLookup {
  const [select] = useState(() => {
    let tracked: TrackedLookup | undefined;
    return (state: WithResources) => {
      const lookup = selectLookup(state);
      if (tracked?.follow(lookup) !== true) tracked = new TrackedLookup(lookup);
      return tracked;
    };
  });
  return useSelector(select);
}

/**
 * Marks that replace lookups as keys. A memo that kept its lookup would keep all old records in
 * memory.
 */
const marks = new WeakMap<RecordLookup, object>();

function markOf(lookup: RecordLookup): object {
  const mark = marks.get(lookup) ?? {};
  marks.set(lookup, mark);
  return mark;
}

interface Entry<V> {
  mark: object;
  readonly reads: Reads;
  readonly value: V;
}

/**
 * Caches a value by record until the record or another that it used changes. A keystroke over ten
 * thousand rows costs one comparison each. A renamed group recomputes only its own servers.
 */
export function recordMemo<R extends object, V>(
  compute: (record: R, lookup: Lookup) => V,
): (record: R, lookup: RecordLookup) => V {
  const entries = new WeakMap<R, Entry<V>>();
  return (record, lookup) => {
    const mark = markOf(lookup);
    const known = entries.get(record);
    if (known !== undefined && (known.mark === mark || findsSame(lookup, known.reads))) {
      known.mark = mark;
      return known.value;
    }
    const tracked = new TrackedLookup(lookup);
    const value = compute(record, tracked);
    entries.set(record, { mark, reads: tracked.reads, value });
    return value;
  };
}

/**
 * Keeps the rows about a subject; `isAbout` returns undefined for an undecidable row. Returns
 * undefined until they are read, and if none is found but unread or undecidable rows may be about
 * it.
 */
export function rowsAbout<R>(
  source: ListSource<R>,
  isAbout: (row: R) => boolean | undefined,
): readonly R[] | undefined {
  if (isFirstReadPending(source.status)) return undefined;
  const about = source.rows.filter((row) => isAbout(row) === true);
  if (about.length > 0) return about;
  const isUnread = hasFailed(source) || source.dropped.length > 0;
  return isUnread || source.rows.some((row) => isAbout(row) === undefined) ? undefined : about;
}
