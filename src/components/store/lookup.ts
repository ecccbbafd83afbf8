import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Facts, Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { selectRecord, selectRecords } from '@/store/resources/resources-selectors';
import {
  NO_RESOURCES,
  type ResourcesState,
  type WithResources,
} from '@/store/resources/resources-state';

/** Finds what is known, record by record or all of a kind. */
export type RecordLookup = Lookup & Pick<Facts, 'all'>;

const lookups = new WeakMap<ResourcesState['records'], RecordLookup>();
const lists = new WeakMap<object, readonly unknown[]>();

function allOf<K extends Kind>(state: WithResources, kind: K): readonly Records[K][] {
  const table = selectRecords(state, kind);
  // What is kept for a table are its own rows.
  const known = lists.get(table) as readonly Records[K][] | undefined;
  if (known !== undefined) return known;
  const rows = Object.values(table);
  lists.set(table, rows);
  return rows;
}

/** Finds what one state of the store knows; the same lookup until a record changes. */
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

/** A lookup that notes down what is read through it. */
export class TrackedLookup implements RecordLookup {
  #lookup: RecordLookup;
  /** By id; what was read of a whole kind by the kind. */
  readonly #reads = new Map<string, Read>();

  constructor(lookup: RecordLookup) {
    this.#lookup = lookup;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const found = this.#lookup.get(kind, id);
    this.#reads.set(id, { kind, found });
    return found;
  }

  all<K extends Kind>(kind: K): readonly Records[K][] {
    const found = this.#lookup.all(kind);
    this.#reads.set(kind, { kind, found });
    return found;
  }

  /** Looks where a newer one does from now on, if that says the same of all that was read. */
  follow(newer: RecordLookup): boolean {
    if (newer === this.#lookup) return true;
    for (const [key, { kind, found }] of this.#reads) {
      if ((key === kind ? newer.all(kind) : newer.get(kind, key)) !== found) return false;
    }
    this.#lookup = newer;
    return true;
  }
}

/**
 * Finds records of any kind, as they are now. The component is drawn again, and the lookup is
 * another, only when something changes that was read through it.
 */
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
