import { SAID } from './commands';
import { folded } from './folded';
import { saysSecretName } from './names';
import { isOrdinaryValue, saysValueNext } from './sentences';
import { hasShape } from './shapes';

/** A name as code, labels and command lines write it. */
const NAME = /[\p{L}\p{M}\p{N}_$.-]+/gu;

/** Longer names are none. */
const LONGEST_NAME = 80;

/** From a name to its value: `": "`, ` = `, ` => '`. */
const TO_VALUE =
  /^["'`”’»\\\])}>*]{0,6}[ \t]{0,8}(?:=>|->|:=|[=:→|])\s{0,20}["'`“‘«\\[({<*]{0,4}(?=[^\s"'`])/u;

/** From an option to its value. */
const TO_OPERAND = /^[ \t]{1,4}["']?(?=[^\s"'-])/u;

const FURTHEST = 48;

const PARTS = /[=:→|>]/u;

/** The value that stands behind a name. */
function valueAt(text: string, end: number, shape: RegExp): string | undefined {
  const [between] = shape.exec(text.slice(end, end + FURTHEST)) ?? [];
  if (between === undefined) return undefined;
  return text.slice(end + between.length, end + between.length + FURTHEST);
}

function isAssigned(text: string): boolean {
  const hasParts = PARTS.test(text);
  if (!hasParts && !/(?:^|\s)-/u.test(text)) return false;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    const end = index + name.length;
    const value =
      (hasParts ? valueAt(text, end, TO_VALUE) : undefined) ??
      (name.startsWith('-') ? valueAt(text, end, TO_OPERAND) : undefined);
    if (value === undefined || isOrdinaryValue(value)) continue;
    if (saysSecretName(name.slice(-LONGEST_NAME))) return true;
  }
  return false;
}

/** Languages without spaces between words. */
const UNSPACED = new RegExp(
  folded('(?:密码|密碼|口令|密钥|密鑰|パスワード|暗証番号|비밀번호|암호)[^\n!-~]{0,6}[!-~]'),
  'u',
);

/** True if a text says what a password or a key is, as settings, sentences and command lines do. */
export function saysSecret(text: string): boolean {
  const low = folded(text);
  return isAssigned(text) || saysValueNext(low) || UNSPACED.test(low) || hasShape(SAID, text);
}
