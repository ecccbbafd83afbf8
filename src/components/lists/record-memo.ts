import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { VersionedLookup } from '../store/lookup';

/** The records that a value was worked out from: three lists in step, since there are many of them. */
interface Reads {
  readonly kinds: Kind[];
  readonly ids: string[];
  readonly found: unknown[];
}

interface Entry<V> {
  version: object;
  readonly reads: Reads;
  readonly value: V;
}

/** A lookup that notes down what is read through it. */
class Watch implements Lookup {
  reads: Reads = { kinds: [], ids: [], found: [] };
  #lookup: Lookup;

  constructor(lookup: Lookup) {
    this.#lookup = lookup;
  }

  begin(lookup: Lookup): void {
    this.#lookup = lookup;
    this.reads = { kinds: [], ids: [], found: [] };
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const found = this.#lookup.get(kind, id);
    this.reads.kinds.push(kind);
    this.reads.ids.push(id);
    this.reads.found.push(found);
    return found;
  }
}

function stillTrue({ kinds, ids, found }: Reads, lookup: Lookup): boolean {
  return kinds.every((kind, at) => lookup.get(kind, ids[at] ?? '') === found[at]);
}

/**
 * Remembers what was worked out from a record and from those that it refers to, for as long as none
 * of them changes. A keystroke over ten thousand rows then costs one comparison a row; a server
 * group renamed by somebody else makes only its own servers be worked out again.
 */
export function recordMemo<R extends object, V>(
  compute: (record: R, lookup: Lookup) => V,
): (record: R, lookup: VersionedLookup) => V {
  const entries = new WeakMap<R, Entry<V>>();
  let watch: Watch | undefined;

  return (record, lookup) => {
    const known = entries.get(record);
    if (known !== undefined) {
      if (known.version === lookup.version) return known.value;
      if (stillTrue(known.reads, lookup)) {
        known.version = lookup.version;
        return known.value;
      }
    }
    watch ??= new Watch(lookup);
    watch.begin(lookup);
    const value = compute(record, watch);
    entries.set(record, { version: lookup.version, reads: watch.reads, value });
    return value;
  };
}
