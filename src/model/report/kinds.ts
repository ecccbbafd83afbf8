import { entryOf } from '@/lib/values';
import { isStored, type RestKind, REST_KINDS } from '@/model/kinds';
import type { FieldTable, Reported } from '@/model/records/fields';
import { FIELDS } from '@/model/records/records';
import { address } from './public';
import {
  boolean,
  type Class,
  type Classes,
  crontab,
  email,
  fields,
  handle,
  id,
  idOrName,
  label,
  labels,
  list,
  name,
  number,
  ofText,
  plain,
  ports,
  secret,
  text,
  time,
  word,
} from './classes';
import { sentence } from './reported';

/** The panel reads no deeper (`decode`). */
const DEEPEST = 8;

export function record(kind: RestKind): Class {
  return (value, pseudonyms, depth) => {
    const classes = isOfficial(kind, value) ? OFFICIAL : ROWS[kind];
    return (depth > DEEPEST ? ID_ALONE : classes)(value, pseudonyms, depth);
  };
}

const CLASSES: Readonly<Record<Exclude<Extract<Reported, string>, 'nothing'>, Class>> = {
  action: plain(/^[a-z_]{1,40}(?:\.[a-z_]{1,40})?$/u),
  address,
  /** Base64 of 'redacted'. */
  base64Secret: secret('cmVkYWN0ZWQ='),
  boolean,
  crontab,
  email,
  handle,
  icmpType: plain(/^(?:[a-z-]{1,40}|\d{1,3})$/u),
  idOrName,
  label,
  labels,
  message: sentence,
  name,
  number,
  ports,
  protocol: plain(/^(?:[a-z]{1,16}|\d{1,3})$/iu),
  secret: secret(),
  text,
  time,
  webPath: ofText((path, pseudonyms) =>
    path === '/' ? path : `/${pseudonyms.mark('name', path.replace(/^\//u, ''))}`,
  ),
  word,
};

const reference =
  (kind: RestKind): Class =>
  (value, pseudonyms, depth) =>
    typeof value === 'string'
      ? id(value, pseudonyms, depth)
      : record(kind)(value, pseudonyms, depth + 1);

function classOf(reported: Reported): Class | undefined {
  if (reported === 'nothing') return undefined;
  if (typeof reported === 'string') return CLASSES[reported];
  if ('kind' in reported) return isStored(reported.kind) ? undefined : reference(reported.kind);
  if ('list' in reported) {
    const item = classOf(reported.list);
    return item && list(item);
  }
  const parts = fields(classesOf(reported.parts));
  if (reported.text === undefined) return parts;
  const alone = CLASSES[reported.text];
  return (value, pseudonyms, depth) =>
    (typeof value === 'string' ? alone : parts)(value, pseudonyms, depth);
}

function classesOf(all: Readonly<Record<string, Reported>>): Classes {
  const known = Object.entries(all).flatMap(([field, reported]) => {
    const its = classOf(reported);
    return its === undefined ? [] : [[field, its] as const];
  });
  return Object.fromEntries(known);
}

function classesOfKind(kind: RestKind): Classes {
  const table: FieldTable = FIELDS[kind];
  const names = Object.entries(table).flatMap(([field, { alias, reported }]) => [
    [field, reported] as const,
    ...(alias === undefined || entryOf(table, alias) !== undefined
      ? []
      : [[alias, reported] as const]),
  ]);
  return { id, resource_type: word, ...classesOf(Object.fromEntries(names)) };
}

const ID_ALONE = fields({ id });

/** Made once: a list can have ten thousand records. */
const ROWS = Object.fromEntries(
  REST_KINDS.map((kind) => [kind, fields(classesOfKind(kind))]),
) as Readonly<Record<RestKind, Class>>;

/** An official image is part of the provider's catalogue: the panel sorts these by their names. */
const OFFICIAL = fields({
  ...classesOfKind('image'),
  name: label,
  description: label,
  username: label,
});

const isOfficial = (kind: RestKind, value: unknown): boolean =>
  kind === 'image' &&
  typeof value === 'object' &&
  value !== null &&
  'official' in value &&
  value.official === true;
