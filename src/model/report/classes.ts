import { entryOf } from '@/lib/entry-of';
import { KINDS, REST_KINDS } from '@/model/kinds';
import { isReadable } from '@/model/number';
import type { Marks, Space } from './marks';
import { holdsSecret, namesSecret, noteOf, safeMarks } from './secrets';

/**
 * What may be kept of a value. A value of a wrong type stays wrong, but blank, so that it is as unreadable as it
 * was; null stays null. `depth` is how many records it is nested in.
 */
export type Class = (value: unknown, marks: Marks, depth: number) => unknown;

/** A class for each field of a kind or of an object within one; what has none is left out. */
export type Classes = Readonly<Record<string, Class>>;

/** Says of which type a value was, and no more. */
function blank(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  return value === null ? null : {};
}

/** Class of texts that hold nothing of people's own; an empty one is left out. */
export const ofOwn =
  (keep: (text: string, marks: Marks) => string): Class =>
  (value, marks) =>
    typeof value === 'string' && value !== '' ? keep(value, marks) : blank(value);

/** Class of texts that people write. If the whole holds a secret, the tick restores no part of it. */
export const ofText = (keep: (text: string, marks: Marks) => string): Class =>
  ofOwn((given, marks) => keep(given, safeMarks(given, marks)));

/** Kept if it is as it is to be; else empty, as what is left out then. */
export const keptIf = (isKept: (text: string) => boolean): Class =>
  ofOwn((given) => (isKept(given) ? given : ''));

export const kept = (shape: RegExp): Class => keptIf((given) => shape.test(given));

/** In the place of what is never put back. */
export const REDACTED = 'redacted';

/** Kept where it looks as what it is to be; what does not is nobody's word that was known. */
export const plain = (shape: RegExp): Class =>
  ofOwn((given) => (shape.test(given) ? given : REDACTED));

/** A petabyte: with more digits it is a card's. */
const MOST = 1e15;

export const number: Class = (value) => {
  if (typeof value !== 'number') return blank(value);
  // As unreadable as it was.
  if (!isReadable(value)) return '';
  return Math.abs(value) <= MOST ? value : Math.sign(value) * MOST;
};
export const boolean: Class = (value) => (typeof value === 'boolean' ? value : blank(value));

/** One of a few: a status, a kind, a protocol. */
export const word = plain(/^[a-z][a-z_+-]{0,39}$/iu);
/** A version, an architecture, a zone: with digits, but too few of them for an address or a token. */
export const handle = plain(
  /^(?=.{1,16}$)(?!(?:\D*\d){7})(?!\d+(?:\.\d+){3})(?:[a-z\d_-]|(?<=\d)\.(?=\d))+$/iu,
);
/** A number that is written as text. */
export const digits = plain(/^\d{1,9}$/u);
const LABEL = /^(?!.*[\p{L}\p{N}]{20})[\p{L}\p{N} .,:;()+*/_'&-]{1,100}$/u;

/** Of the provider's own catalogue: a type's name, a country. No word is as long as a token. */
export const label = ofOwn((given) =>
  LABEL.test(given) && !holdsSecret(given) ? given : REDACTED,
);
/** Ports and ranges of them. */
export const ports = plain(/^\d{1,5}(?:[:-]\d{1,5})?(?:, ?\d{1,5}(?:[:-]\d{1,5})?){0,14}$/u);

const TIMES = String.raw`(?:\*|\d\d?|[a-z]{3})(?:-(?:\d\d?|[a-z]{3}))?(?:/\d\d?)?`;
const FIELD = `${TIMES}(?:,${TIMES}){0,30}`;
/** Five fields of times, or `@daily` (crontab(5)). */
export const crontab = plain(
  new RegExp(
    `^(?:@(?:annually|daily|hourly|midnight|monthly|weekly|yearly)|${FIELD}(?: +${FIELD}){4})$`,
    'iu',
  ),
);

const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/u;

/** What a browser reads as a time, however it is written, is one still. */
function instant(text: string): string {
  if (INSTANT.test(text)) return text;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

export const time = ofOwn(instant);

const PREFIXES = REST_KINDS.map((kind) => KINDS[kind].prefix).join('|');

/** An id (spec 1 §2): with another prefix it is somebody's name (`ann-jones`). */
export const ID_SHAPE = `(?:${PREFIXES})-[a-z0-9]{5}`;

const ID = new RegExp(`^${ID_SHAPE}$`, 'u');

export const isId = (text: string): boolean => ID.test(text);

export const id = keptIf(isId);

const replaced = (space: Space): Class => ofText((text, marks) => marks.mark(space, text));

export const name = replaced('name');
export const email = replaced('email');
export const text = replaced('text');

/** An id, or what something is called that has none. */
export const idOrName = ofText((given, marks) => (isId(given) ? given : marks.mark('name', given)));

/** Never kept, nor what it stands for: it is only told that there was one. */
export const secret =
  (standIn = REDACTED): Class =>
  (value) =>
    typeof value === 'string' && value !== '' ? standIn : blank(value);

/** A list with all of its items, each of one class. */
export const list =
  (item: Class): Class =>
  (value, marks, depth) =>
    Array.isArray(value) ? value.map((each: unknown) => item(each, marks, depth)) : blank(value);

/** An object with its classified fields alone. */
export const fields =
  (classes: Classes): Class =>
  (value, marks, depth) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return blank(value);
    const kept: [string, unknown][] = [];
    for (const [field, given] of Object.entries(value)) {
      const known = entryOf(classes, field);
      if (known !== undefined) kept.push([field, known(given, marks, depth)]);
    }
    return Object.fromEntries(kept);
  };

/** Class of values under names that people chose: the name may mark a secret, alone or with its value. */
export const noted = (name: string): Class =>
  namesSecret(name)
    ? secret()
    : ofText((given, marks) => safeMarks(noteOf(name, given), marks).mark('text', given));

/** What people noted, by names of their own. */
export const labels: Class = (value, marks, depth) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return blank(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, given]) => [
      safeMarks(key, marks).mark('name', key),
      noted(key)(given, marks, depth),
    ]),
  );
};
