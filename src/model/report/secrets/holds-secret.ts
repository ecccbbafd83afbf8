import { holdsCard } from './cards';
import { NUMBERED, SAID } from './commands';
import { folded } from './folded';
import { FORMS } from './forms';
import { saysSecretName } from './names';
import { holdsRandom } from './random';
import { isNoValue, isOrdinaryValue, saysValueNext } from './sentences';
import { hasShape } from './shapes';
import { viewsOf } from './views';

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
