import { entryOf } from '@/lib/values';
import { idWords, parseId, type Id } from './ids';
import { ALL_KINDS, type Kind } from './kinds';
import type { Field, Reader, Units } from '@/model/records/fields';
import { FIELDS, type Records } from '@/model/records/records';

export type { Units } from '@/model/records/fields';

export type Entity = { [K in Kind]: { kind: K; id: Id<K>; record: Records[K] } }[Kind];

export interface DecodeIssue {
  readonly kind: Kind;
  readonly id: string | undefined;
  /** Such as `volumes[2]`; empty for the record itself. */
  readonly path: string;
  readonly message: string;
}

export interface Decoded {
  readonly id: string | undefined;
  /** The record first, then the records nested in it. */
  readonly entities: Entity[];
  readonly issues: DecodeIssue[];
}

/** Real answers nest two or three deep; this bounds hostile ones. */
const DEEPEST = 8;

/** Made once: a list can have ten thousand records. */
const ENTRIES: ReadonlyMap<Kind, readonly (readonly [string, Field<unknown>])[]> = new Map(
  ALL_KINDS.map((kind) => [kind, Object.entries(FIELDS[kind])]),
);

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

class RecordReader implements Reader {
  readonly units: Units;
  readonly #decoded: Decoded;
  readonly #kind: Kind;
  readonly #id: string;
  readonly #depth: number;
  readonly #unreadable = new Set<string>();
  #field = '';

  constructor(units: Units, decoded: Decoded, kind: Kind, id: string, depth: number) {
    this.units = units;
    this.#decoded = decoded;
    this.#kind = kind;
    this.#id = id;
    this.#depth = depth;
  }

  fields(raw: Readonly<Record<string, unknown>>, record: Record<string, unknown>): void {
    for (const [name, field] of ENTRIES.get(this.#kind) ?? []) {
      let value = entryOf(raw, name);
      if (value === undefined && field.alias !== undefined) value = entryOf(raw, field.alias);
      if (value === undefined) continue;
      this.#field = name;
      const read = field.read(value, this);
      // A list without a readable item is unknown, not empty.
      const isNone = this.#unreadable.has(name) && Array.isArray(read) && read.length === 0;
      record[name] = isNone ? undefined : read;
    }
    if (this.#unreadable.size > 0) record['unreadable'] = [...this.#unreadable];
  }

  wrong(expected: string, item?: number): void {
    this.#unreadable.add(this.#field);
    this.#decoded.issues.push({
      kind: this.#kind,
      id: this.#id,
      path: item === undefined ? this.#field : `${this.#field}[${String(item)}]`,
      message: `Expected ${expected}`,
    });
  }

  nested<K extends Kind>(kind: K, raw: unknown, item?: number): Id<K> | undefined {
    const field = this.#field;
    const id = take(kind, raw, this.units, this.#decoded, this.#depth + 1);
    this.#field = field;
    if (id === undefined) this.wrong(`${idWords(kind)} or record`, item);
    return id;
  }
}

function take<K extends Kind>(
  kind: K,
  raw: unknown,
  units: Units,
  decoded: Decoded,
  depth: number,
): Id<K> | undefined {
  if (depth > 0 && typeof raw === 'string') return parseId(kind, raw);
  if (!isObject(raw)) return undefined;
  const given = entryOf(raw, 'id');
  const id = typeof given === 'string' ? parseId(kind, given) : undefined;
  if (id === undefined || depth > DEEPEST) return id;
  const record: Record<string, unknown> = { id };
  // The field table ensures the type.
  decoded.entities.push({ kind, id, record } as unknown as Entity);
  new RecordReader(units, decoded, kind, id, depth).fields(raw, record);
  return id;
}

/**
 * Decodes one record and never throws: unreadable fields are skipped, reported and listed in
 * `unreadable`. Absent fields stay absent, so that list rows overwrite nothing.
 */
export function decode(kind: Kind, raw: unknown, units: Units): Decoded {
  const decoded: Decoded = { id: undefined, entities: [], issues: [] };
  const id = take(kind, raw, units, decoded, 0);
  if (id !== undefined) return { ...decoded, id };
  const given = isObject(raw) ? entryOf(raw, 'id') : undefined;
  decoded.issues.push({
    kind,
    id: typeof given === 'string' ? given : undefined,
    path: '',
    message: `Expected a resource with ${idWords(kind)}`,
  });
  return decoded;
}
