import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Look } from './column';

interface Read {
  readonly kind: Kind;
  readonly found: unknown;
}

/** A look that notes down what a row reads through it, whenever the row does. */
class NotedLook implements Look {
  readonly account: string;
  readonly now: number;
  #lookup: Lookup;
  readonly #reads = new Map<string, Read>();

  constructor(look: Look) {
    this.account = look.account;
    this.now = look.now;
    this.#lookup = look;
  }

  readonly get: Look['get'] = (kind, id) => {
    const found = this.#lookup.get(kind, id);
    this.#reads.set(id, { kind, found });
    return found;
  };

  /** Looks where a newer one does from now on, if that says the same of all that was read. */
  follow(newer: Look): boolean {
    if (newer.account !== this.account || newer.now !== this.now) return false;
    for (const [id, { kind, found }] of this.#reads) {
      if (newer.get(kind, id) !== found) return false;
    }
    this.#lookup = newer;
    return true;
  }
}

/**
 * Gives each row of a page a look of its own, the same one until something changes that the row has
 * looked at: one server renamed by somebody else draws one row anew, not a hundred.
 */
export class RowLooks {
  #looks: ReadonlyMap<string, NotedLook> = new Map();

  /** The look of each record by its id. */
  of(records: readonly { readonly id: string }[], look: Look): ReadonlyMap<string, Look> {
    const looks = new Map<string, NotedLook>();
    for (const { id } of records) {
      const known = this.#looks.get(id);
      looks.set(id, known?.follow(look) === true ? known : new NotedLook(look));
    }
    this.#looks = looks;
    return looks;
  }
}
