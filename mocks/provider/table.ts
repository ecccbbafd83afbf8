/** The keys of a row in an index. A null key is not indexed. */
export type Keys<Row> = (row: Row) => readonly (string | null)[];

/** Rows of one kind by id, with indexes. Rows are replaced, never changed. */
export class Table<Row extends { id: string }, Index extends string = never> {
  readonly #rows = new Map<string, Row>();
  readonly #keys: [Index, Keys<Row>][];
  readonly #indexes = new Map<Index, Map<string, Set<string>>>();
  /** Called after each change with the row's id. */
  watch: ((id: string) => void) | null = null;

  constructor(indexes: Record<Index, Keys<Row>>) {
    this.#keys = Object.entries(indexes) as [Index, Keys<Row>][];
    for (const [name] of this.#keys) this.#indexes.set(name, new Map());
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string | null | undefined): Row | undefined {
    return id ? this.#rows.get(id) : undefined;
  }

  /** The row, which must exist. Throws otherwise: the world is inconsistent. */
  need(id: string): Row {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`The world has no ${id}.`);
    return row;
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  /** The rows with this key in an index, in the order of insertion. */
  by(index: Index, key: string): Row[] {
    const ids = this.#indexes.get(index)?.get(key) ?? [];
    return Array.from(ids, (id) => this.need(id));
  }

  put(row: Row): Row {
    const before = this.#rows.get(row.id);
    this.#rows.set(row.id, row);
    this.#file(row.id, before, row);
    this.watch?.(row.id);
    return row;
  }

  patch(id: string, changes: Partial<Row>): Row {
    return this.put({ ...this.need(id), ...changes });
  }

  remove(id: string): void {
    const before = this.#rows.get(id);
    if (!before) return;
    this.#rows.delete(id);
    this.#file(id, before, undefined);
    this.watch?.(id);
  }

  /** Updates the indexes. A row that keeps a key also keeps its place there. */
  #file(id: string, before: Row | undefined, after: Row | undefined): void {
    for (const [name, keys] of this.#keys) {
      const index = this.#indexes.get(name);
      const now = after ? keys(after) : [];
      for (const key of before ? keys(before) : []) {
        if (key !== null && !now.includes(key)) index?.get(key)?.delete(id);
      }
      for (const key of now) {
        if (key === null) continue;
        const filed = index?.get(key);
        if (filed) filed.add(id);
        else index?.set(key, new Set([id]));
      }
    }
  }
}
