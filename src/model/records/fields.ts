import * as v from 'valibot';
import { fromMebibytes } from '@/lib/sizes';
import type { Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import { isReadable, number } from '@/model/number';

export interface Units {
  /** Unit on the wire; the public API sends mebibytes (docs/wire.md#volume-size). */
  readonly volumeSize: 'bytes' | 'MiB';
}

export interface Reader {
  readonly units: Units;
  wrong(expected: string, item?: number): void;
  nested<K extends Kind>(kind: K, raw: unknown, item?: number): Id<K> | undefined;
}

/** Texts by what a report of a problem keeps of them: `model/report/kinds.ts` has a class for each. */
export type TextClass =
  | 'action'
  | 'address'
  | 'base64Secret'
  | 'crontab'
  | 'email'
  | 'handle'
  | 'icmpType'
  | 'idOrName'
  | 'label'
  | 'message'
  | 'name'
  | 'ports'
  | 'protocol'
  | 'secret'
  | 'text'
  | 'time'
  | 'webPath'
  | 'word';

export type Reported =
  | TextClass
  | 'boolean'
  | 'labels'
  | 'number'
  /** For what no REST answer holds. */
  | 'nothing'
  | { readonly kind: Kind }
  | { readonly list: Reported }
  | {
      readonly parts: Readonly<Record<string, Reported>>;
      readonly text?: TextClass;
    };

export interface Field<T> {
  read(value: unknown, reader: Reader): T | undefined;
  readonly reported: Reported;
  /** The field's older name on the wire. */
  readonly alias?: string;
}

export type FieldTable = Readonly<Record<string, Field<unknown>>>;

/** A record of a kind. Every field but the id may be absent, since lists send fewer. */
export type RecordOf<K extends Kind, T extends FieldTable> = {
  readonly id: Id<K>;
  readonly unreadable?: readonly string[];
} & {
  readonly [F in keyof T]?: T[F] extends Field<infer V> ? V : never;
};

export type Word<T extends string> = T | (string & Record<never, never>);

const STRING = v.string();
const BOOLEAN = v.boolean();
const ISO_START = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const TIMESTAMP = v.pipe(
  STRING,
  v.check((value) => ISO_START.test(value) && !Number.isNaN(Date.parse(value))),
);

function kept<const S extends v.GenericSchema>(
  schema: S,
  expected: string,
  reported: Reported,
): Field<v.InferInput<S>> {
  return {
    reported,
    read(value, reader) {
      if (v.is(schema, value)) return value;
      reader.wrong(expected);
      return undefined;
    },
  };
}

export function nullable<T>(field: Field<T>): Field<T | null> {
  return { ...field, read: (value, reader) => (value === null ? null : field.read(value, reader)) };
}

export function alsoKnownAs<T>(alias: string, field: Field<T>): Field<T> {
  return { ...field, alias };
}

export const boolean = kept(BOOLEAN, 'true or false', 'boolean');
export const count = kept(number, 'a number', 'number');
/** An ISO 8601 time. */
export const timestamp = kept(TIMESTAMP, 'a time', 'time');

export function text(reported: TextClass | 'nothing'): Field<string> {
  return kept(STRING, 'text', reported);
}

/** One of the words in `T`; unknown words are kept. */
export function enumOf<const T extends string>(reported: TextClass = 'word'): Field<Word<T>> {
  return text(reported);
}

function sizeIn(toBytes: (size: number) => number): Field<number> {
  return {
    reported: 'number',
    read(value, reader) {
      const size = count.read(value, reader);
      if (size === undefined) return undefined;
      const bytes = toBytes(size);
      if (isReadable(bytes)) return bytes;
      reader.wrong('a size');
      return undefined;
    },
  };
}

export const mebibytes = sizeIn(fromMebibytes);

export const volumeSize: Field<number> = {
  reported: 'number',
  read: (value, reader) =>
    (reader.units.volumeSize === 'MiB' ? mebibytes : count).read(value, reader),
};

export type Parts<T> = { readonly [P in keyof T]-?: Reported };

export function object<const S extends v.GenericSchema>(
  schema: S,
  reported: Parts<v.InferOutput<S>> | 'nothing',
): Field<v.InferOutput<S>> {
  return {
    reported: reported === 'nothing' ? reported : { parts: reported },
    read(value, reader) {
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
      reader.wrong(result.issues[0].message);
      return undefined;
    },
  };
}

/** A list of objects; invalid ones are skipped. */
export function objects<const S extends v.GenericSchema>(
  schema: S,
  reported: Parts<v.InferOutput<S>>,
  text?: TextClass,
): Field<readonly v.InferOutput<S>[]> {
  return {
    reported: { list: { parts: reported, ...(text && { text }) } },
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

/** A nested record or its id; keeps the id. */
export function reference<K extends Kind>(kind: K): Field<Id<K> | null> {
  return {
    reported: { kind },
    read: (value, reader) => (value === null ? null : reader.nested(kind, value)),
  };
}

export function references<K extends Kind>(kind: K): Field<readonly Id<K>[]> {
  return {
    reported: { list: { kind } },
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

/** Labels, sent only with `metadata=true`. */
export const metadata = nullable(
  object(v.object({ labels: v.optional(v.record(STRING, STRING), {}) }), { labels: 'labels' }),
);
