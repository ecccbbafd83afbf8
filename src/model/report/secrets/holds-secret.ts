import { type Pseudonyms, sealed } from '@/model/report/pseudonyms';
import { holdsCard } from './cards';
import { NUMBERED, SAID } from './commands';
import { FORMS } from './forms';
import { folded, hasShape, saysSecretName } from './names';
import { isNoValue, isOrdinaryValue, saysValueNext } from './sentences';
import { viewsOf } from './views';

/** Pairs of letters that words of European languages are mostly made of. */
const COMMON: ReadonlySet<string> = new Set(
  `th he in er an re nd on en at ou ed ha to or it is hi es ng st te ar ti ve as nt al se le me ne de ra ro
  co li ri io il ch la el ll ma no ea om ur ca ce ta si di be us ge ec ic et pe ho un lo tr ns ss sa so ie
  da ei sc ht au ig ut rt ru sp pr po pa ac ad ai am ap av ay ba bl bo br bu ci ck cl cr ct cu do du ee ef
  em ep ev ex fa fe fi fo fr ga gi go gr gu ia id if im ir iv ke ki ld ly mi mo mp mu na ni od of ol oo op
  os ov ow pl pp qu rd rk rs sh sk sl sm su sw tt tu ub ue ul um up va vi vo wa we wh wi wo`
    .trim()
    .split(/\s+/u),
);

type Sort = 'digit' | 'upper' | 'lower';

function sortOf(letter: string): Sort {
  if (letter >= '0' && letter <= '9') return 'digit';
  return letter >= 'A' && letter <= 'Z' ? 'upper' : 'lower';
}

/** Shares of pairs that separated 4,000 random words of each alphabet from 60,000 file names. */
const LEAST_KNOWN = 0.4;
const KNOWN = 0.55;
/** Found with 20,000 random seeds: 1 in 200 is taken for a word. */
const SEED_KNOWN = 0.5;
const CHANGES = 0.12;

function isChance(pieces: readonly string[], least = LEAST_KNOWN): boolean {
  const hasDigits = pieces.some((piece) => /\d/u.test(piece));
  let pairs = 0;
  let known = 0;
  let changes = 0;
  for (const piece of pieces) {
    for (let at = 1; at < piece.length; at += 1) {
      const pair = piece.slice(at - 1, at + 1);
      const [before, after] = [sortOf(pair.charAt(0)), sortOf(pair.charAt(1))];
      const isHump = before === 'lower' && after === 'upper';
      // Words joined like this have no digits.
      if (isHump && !hasDigits) continue;
      pairs += 1;
      if (before !== after && !(before === 'upper' && after === 'lower')) changes += 1;
      else if (before === 'digit' || COMMON.has(pair.toLowerCase())) known += 1;
    }
  }
  return known < least * pairs || (changes >= CHANGES * pairs && known < KNOWN * pairs);
}

/** Characters needed to distinguish chance from words, in one piece and in all pieces of a run. */
const LEAST = 16;
const LEAST_OF_RUN = 20;
const LEAST_OF_PART = 6;

/** Fewer hexadecimal digits are the short form of a commit, or a part of a UUID. */
const LEAST_OF_HEX = 24;

const isHex = (piece: string): boolean => /^(?=.*\d)(?:[\da-f]+|[\dA-F]+)$/u.test(piece);

/** Shortest secret of one-time codes in Base32: eighty bits (RFC 4226 §4 asks for more). */
const SEED = /^(?:[A-Z2-7]{16}|[a-z2-7]{16})$/u;

function isRandom(piece: string): boolean {
  if (/^\d+$/u.test(piece)) return false;
  if (isHex(piece)) return piece.length >= LEAST_OF_HEX;
  return piece.length >= LEAST && isChance([piece], SEED.test(piece) ? SEED_KNOWN : LEAST_KNOWN);
}

function isRandomRun(run: string): boolean {
  const pieces = run.match(/[a-z\d]+/giu) ?? [];
  if (pieces.some(isRandom)) return true;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const isOfLong = length >= LEAST_OF_PART * pieces.length;
  return length >= LEAST_OF_RUN && isOfLong && !pieces.every(isHex) && isChance(pieces);
}

const DIGEST = /\bsha\d{1,3}[:/=-](?:[\da-f]{2}\/)?[\da-f]{32,128}(?![\da-f])/giu;

const FOURS = /(?<![a-z\d])(?:[a-z2-7]{4}[ _-]){3,15}[a-z2-7]{4}(?![a-z\d])/giu;

function isWord(group: string): boolean {
  const [whole = '', letters = ''] = /^([a-z]*)\d*$/u.exec(group.toLowerCase()) ?? [];
  if (whole === '') return false;
  const isSaid = letters === '' || /[aeiouy]/u.test(letters);
  const pairs = Array.from(letters.slice(1), (letter, at) => letters.charAt(at) + letter);
  return isSaid && 3 * pairs.filter((pair) => COMMON.has(pair)).length >= 2 * pairs.length;
}

/**
 * True if fours are a seed. Capitals are no sentence, so one group that is no word is enough. Other
 * fours need two.
 */
function isSeed(fours: string): boolean {
  const groups = fours.split(/[ _-]/u);
  const capitals = groups.filter((group) => /^[A-Z\d]+$/u.test(group));
  if (capitals.length >= 4) return !capitals.every(isWord);
  return groups.filter((group) => !isWord(group)).length >= 2;
}

const MIXED = /(?<!\S)[\w!#$%^&*@~?-]{10,64}(?!\S)/gu;

function isMixed(word: string): boolean {
  const inside = word.slice(1, -1);
  const changes = inside.match(/[a-z](?=[A-Z\d!#$%^&*@~?])|\d(?=[A-Za-z!#$%^&*@~?])|[A-Z](?=\d)/gu);
  return (
    /[!#$%^&*~?]/u.test(inside) &&
    /[a-z]/u.test(word) &&
    /[A-Z]/u.test(word) &&
    /\d/u.test(word) &&
    (changes?.length ?? 0) >= 0.3 * inside.length
  );
}

function holdsRandom(text: string): boolean {
  const told = text.includes('sha') || text.includes('SHA') ? text.replaceAll(DIGEST, ' ') : text;
  return (
    (told.match(/[\w+/-]{16,}/gu) ?? []).some(isRandomRun) ||
    (told.match(FOURS) ?? []).some(isSeed) ||
    (told.match(MIXED) ?? []).some(isMixed)
  );
}

const NAME = /[\p{L}\p{M}\p{N}_$.-]+/gu;

const LONGEST_NAME = 80;

/** From a name to its value: `": "`, ` = `, ` => '`, `("`. */
const TO_VALUE =
  /^["'`”’»\\\])}>*]{0,6}(?:[ \t]{0,8}(?:=>|->|:=|[=:→|])|\((?=\s{0,4}["']))\s{0,20}["'`“‘«\\[({<*]{0,4}(?=[^\s"'`])/u;

const TO_OPERAND = /^[ \t]{1,4}["']?(?=[^\s"'-])/u;

const TO_CONTENT = /^(?:\s[^<>=]{1,20}=[^<>]{0,40})?>\s{0,8}(?=[^<\s])/u;

const FURTHEST = 48;

const PARTS = /[=:→|>(]/u;

/** True if a name has a value. In tables and menu paths ordinary words do not count. */
function hasValue(text: string, end: number, shape: RegExp): boolean {
  const [between] = shape.exec(text.slice(end, end + FURTHEST)) ?? [];
  if (between === undefined) return false;
  const value = text.slice(end + between.length, end + between.length + FURTHEST);
  return !(/[→|]/u.test(between) ? isOrdinaryValue(value) : isNoValue(value));
}

function isAssigned(text: string): boolean {
  const hasParts = PARTS.test(text);
  if (!hasParts && !/(?:^|\s)-/u.test(text)) return false;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    const end = index + name.length;
    const isElement = hasParts && /[<:]/u.test(text.charAt(index - 1));
    const isSet =
      (hasParts && hasValue(text, end, TO_VALUE)) ||
      (isElement && hasValue(text, end, TO_CONTENT)) ||
      (name.startsWith('-') && hasValue(text, end, TO_OPERAND));
    if (isSet && saysSecretName(name.slice(-LONGEST_NAME))) return true;
  }
  return false;
}

const UNSPACED = new RegExp(
  folded('(?:密码|密碼|口令|密钥|密鑰|パスワード|暗証番号|비밀번호|암호)[^\n!-~]{0,6}[!-~]'),
  'u',
);

function saysSecret(text: string): boolean {
  const low = folded(text);
  return isAssigned(text) || saysValueNext(low) || UNSPACED.test(low) || hasShape(SAID, text);
}

/** Too short for a token or a name with a password. It may still be the number of a code. */
const HARMLESS = /^(?:[a-z\d][\w.-]{0,11}|\d{1,3}(?:\.\d{1,3}){3})$/iu;

const isSecret = (view: string): boolean =>
  hasShape(FORMS, view) || saysSecret(view) || holdsCard(view) || holdsRandom(view);

/** True if a text seems to hold a secret. Also true if it could not be decoded to its end. */
export function holdsSecret(text: string): boolean {
  if (HARMLESS.test(text)) return hasShape([NUMBERED], text);
  const { views, isCut } = viewsOf(text);
  return isCut || views.some(isSecret);
}

/**
 * Returns marks for the parts of a text, sealed if the whole holds a secret. A part alone may not
 * look like one.
 */
export const safePseudonyms = (whole: string, pseudonyms: Pseudonyms): Pseudonyms =>
  holdsSecret(whole) ? sealed(pseudonyms) : pseudonyms;
