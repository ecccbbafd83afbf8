import { entryOf } from '@/lib/values';
import { KINDS, REST_KINDS } from '@/model/kinds';
import { isReadable } from '@/model/number';
import type { Pseudonyms, Space } from './pseudonyms';
import { holdsSecret, namesSecret, noteOf, safePseudonyms } from './secrets';

/**
 * Returns the part of a value that may be kept. A value of a wrong type becomes a blank of that
 * type, so that it stays unreadable. Null stays null. `depth` is the number of records around it.
 */
export type Class = (value: unknown, pseudonyms: Pseudonyms, depth: number) => unknown;

/** Classes by field, of a kind or of an object within one. A field without a class is left out. */
export type Classes = Readonly<Record<string, Class>>;

function blank(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  return value === null ? null : {};
}

export const ofOwn =
  (keep: (text: string, pseudonyms: Pseudonyms) => string): Class =>
  (value, pseudonyms) =>
    typeof value === 'string' && value !== '' ? keep(value, pseudonyms) : blank(value);

/** Class of texts that people write. If the whole holds a secret, no part of it is put back. */
export const ofText = (keep: (text: string, pseudonyms: Pseudonyms) => string): Class =>
  ofOwn((given, pseudonyms) => keep(given, safePseudonyms(given, pseudonyms)));

export const keptIf = (isKept: (text: string) => boolean): Class =>
  ofOwn((given) => (isKept(given) ? given : ''));

export const kept = (shape: RegExp): Class => keptIf((given) => shape.test(given));

export const REDACTED = 'redacted';

export const plain = (shape: RegExp): Class =>
  ofOwn((given) => (shape.test(given) ? given : REDACTED));

/** A petabyte. A number with more digits may be a card's. */
const MOST = 1e15;

export const number: Class = (value) => {
  if (typeof value !== 'number') return blank(value);
  // It stays unreadable.
  if (!isReadable(value)) return '';
  return Math.abs(value) <= MOST ? value : Math.sign(value) * MOST;
};
export const boolean: Class = (value) => (typeof value === 'boolean' ? value : blank(value));

export const word = plain(/^[a-z][a-z_+-]{0,39}$/iu);
/** A version, an architecture, a zone: with too few digits for an address or a token. */
export const handle = plain(
  /^(?=.{1,16}$)(?!(?:\D*\d){7})(?!\d+(?:\.\d+){3})(?:[a-z\d_-]|(?<=\d)\.(?=\d))+$/iu,
);
export const digits = plain(/^\d{1,9}$/u);
const LABEL = /^(?!.*[\p{L}\p{N}]{20})[\p{L}\p{N} .,:;()+*/_'&-]{1,100}$/u;

export const label = ofOwn((given) =>
  LABEL.test(given) && !holdsSecret(given) ? given : REDACTED,
);
export const ports = plain(/^\d{1,5}(?:[:-]\d{1,5})?(?:, ?\d{1,5}(?:[:-]\d{1,5})?){0,14}$/u);

const TIMES = String.raw`(?:\*|\d\d?|[a-z]{3})(?:-(?:\d\d?|[a-z]{3}))?(?:/\d\d?)?`;
const FIELD = `${TIMES}(?:,${TIMES}){0,30}`;
export const crontab = plain(
  new RegExp(
    `^(?:@(?:annually|daily|hourly|midnight|monthly|weekly|yearly)|${FIELD}(?: +${FIELD}){4})$`,
    'iu',
  ),
);

const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/u;

function instant(text: string): string {
  if (INSTANT.test(text)) return text;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

export const time = ofOwn(instant);

const PREFIXES = REST_KINDS.map((kind) => KINDS[kind].prefix).join('|');

/** Shape of an id (docs/wire.md#ids). With another prefix it is somebody's name (`ann-jones`). */
export const ID_SHAPE = `(?:${PREFIXES})-[a-z0-9]{5}`;

const ID = new RegExp(`^${ID_SHAPE}$`, 'u');

export const isId = (text: string): boolean => ID.test(text);

export const id = keptIf(isId);

const replaced = (space: Space): Class =>
  ofText((text, pseudonyms) => pseudonyms.mark(space, text));

export const name = replaced('name');
export const email = replaced('email');
export const text = replaced('text');

export const idOrName = ofText((given, pseudonyms) =>
  isId(given) ? given : pseudonyms.mark('name', given),
);

export const secret =
  (standIn = REDACTED): Class =>
  (value) =>
    typeof value === 'string' && value !== '' ? standIn : blank(value);

export const list =
  (item: Class): Class =>
  (value, pseudonyms, depth) =>
    Array.isArray(value)
      ? value.map((each: unknown) => item(each, pseudonyms, depth))
      : blank(value);

export const fields =
  (classes: Classes): Class =>
  (value, pseudonyms, depth) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return blank(value);
    const kept: [string, unknown][] = [];
    for (const [field, given] of Object.entries(value)) {
      const known = entryOf(classes, field);
      if (known !== undefined) kept.push([field, known(given, pseudonyms, depth)]);
    }
    return Object.fromEntries(kept);
  };

/** Class of values under people's own names. A name may show a secret, alone or with its value. */
export const noted = (name: string): Class =>
  namesSecret(name)
    ? secret()
    : ofText((given, pseudonyms) =>
        safePseudonyms(noteOf(name, given), pseudonyms).mark('text', given),
      );

export const labels: Class = (value, pseudonyms, depth) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return blank(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, given]) => [
      safePseudonyms(key, pseudonyms).mark('name', key),
      noted(key)(given, pseudonyms, depth),
    ]),
  );
};
