import * as v from 'valibot';
import { fromMebibytes } from '@/lib/sizes';
import type { Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';

/** What differs between deployments in the numbers on the wire. */
export interface Units {
  /** The specification sends bytes, the public API mebibytes. */
  readonly volumeSize: 'bytes' | 'MiB';
}

/** What a field may ask of the decoder while it reads a value. */
export interface Reader {
  readonly units: Units;
  /** Reports that a value, or one `item` of it, is not what was `expected` and is left out. */
  wrong(expected: string, item?: number): void;
  /** Splits a nested record off into a record of its own; reports and gives nothing if it is none. */
  nested<K extends Kind>(kind: K, raw: unknown, item?: number): Id<K> | undefined;
}

/** One field of a kind: how its value on the wire becomes its value in the record. */
export interface Field<T> {
  /** The value, or undefined when it was reported as wrong and stays out of the record. */
  read(value: unknown, reader: Reader): T | undefined;
  /** An older name of the field on the wire, looked at when the field itself is absent. */
  readonly alias?: string;
}

export type FieldTable = Readonly<Record<string, Field<unknown>>>;

/** A record of a kind: its id is sure, every field may be absent, since a list holds less. */
export type RecordOf<K extends Kind, T extends FieldTable> = {
  readonly id: Id<K>;
  /**
   * The fields that were sent and could not be read: they are undefined, or a list without the items
   * that could not. Absent when all could.
   */
  readonly unread?: readonly string[];
} & {
  readonly [F in keyof T]?: T[F] extends Field<infer V> ? V : never;
};

/** One of the words that are known, or one that a newer provider says. */
export type Word<T extends string> = T | (string & Record<never, never>);

const STRING = v.string();
const NUMBER = v.pipe(v.number(), v.finite());
const BOOLEAN = v.boolean();
const ISO_START = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const TIMESTAMP = v.pipe(
  STRING,
  v.check((value) => ISO_START.test(value) && !Number.isNaN(Date.parse(value))),
);

/** A value that is kept just as it came, if it passes. */
function kept<const S extends v.GenericSchema>(
  schema: S,
  expected: string,
): Field<v.InferInput<S>> {
  return {
    read(value, reader) {
      if (v.is(schema, value)) return value;
      reader.wrong(expected);
      return undefined;
    },
  };
}

/** The same field, where null is a value of its own. */
export function nullable<T>(field: Field<T>): Field<T | null> {
  return { ...field, read: (value, reader) => (value === null ? null : field.read(value, reader)) };
}

/** The same field, which the wire may also send under an older name. */
export function alsoKnownAs<T>(alias: string, field: Field<T>): Field<T> {
  return { ...field, alias };
}

export const text = kept(STRING, 'text');
export const flag = kept(BOOLEAN, 'true or false');
export const count = kept(NUMBER, 'a number');
/** An ISO 8601 time, kept as text. */
export const timestamp = kept(TIMESTAMP, 'a time');

/** One word of a vocabulary. A word that is not in it is kept: a newer provider may say more. */
export function word<const T extends string>(): Field<Word<T>> {
  return text;
}

/** Mebibytes on the wire, bytes in the record. */
export const mebibytes: Field<number> = {
  read(value, reader) {
    const size = count.read(value, reader);
    return size === undefined ? undefined : fromMebibytes(size);
  },
};

/** The size of a volume: bytes in the record, on the wire whatever the configuration says. */
export const volumeSize: Field<number> = {
  read: (value, reader) =>
    (reader.units.volumeSize === 'MiB' ? mebibytes : count).read(value, reader),
};

/** A plain object that is part of the record itself; what its schema does not name is left out. */
export function part<const S extends v.GenericSchema>(schema: S): Field<v.InferOutput<S>> {
  return {
    read(value, reader) {
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
      reader.wrong(result.issues[0].message);
      return undefined;
    },
  };
}

/** A list of plain objects; one that is broken is left out, the others stay. */
export function parts<const S extends v.GenericSchema>(
  schema: S,
): Field<readonly v.InferOutput<S>[]> {
  return {
    read(value, reader) {
      if (!Array.isArray(value)) {
        reader.wrong('a list');
        return undefined;
      }
      const items: v.InferOutput<S>[] = [];
      value.forEach((item: unknown, index) => {
        const result = v.safeParse(schema, item);
        if (result.success) items.push(result.output);
        else reader.wrong(result.issues[0].message, index);
      });
      return items;
    },
  };
}

/** A nested record, or only its id: the record holds the id, the nested one is split off. */
export function one<K extends Kind>(kind: K): Field<Id<K> | null> {
  return { read: (value, reader) => (value === null ? null : reader.nested(kind, value)) };
}

/** A list of nested records or ids: the record holds the ids. */
export function many<K extends Kind>(kind: K): Field<readonly Id<K>[]> {
  return {
    read(value, reader) {
      if (!Array.isArray(value)) {
        reader.wrong('a list');
        return undefined;
      }
      const ids: Id<K>[] = [];
      value.forEach((item: unknown, index) => {
        const id = reader.nested(kind, item, index);
        if (id !== undefined) ids.push(id);
      });
      return ids;
    },
  };
}

/** The labels that people gave a resource; they come when a read asks for `metadata=true`. */
export const metadata = nullable(
  part(v.object({ labels: v.optional(v.record(STRING, STRING), {}) })),
);
