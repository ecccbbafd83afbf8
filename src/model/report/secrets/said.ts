import { folded } from './folded';
import { saysSecretName } from './names';
import { isOrdinaryValue, saysValueNext } from './sentences';

/** A name as code, labels and command lines write it. */
const NAME = /[\p{L}\p{M}\p{N}_$.-]+/gu;

/** Longer names are none. */
const LONGEST_NAME = 80;

/** From a name to its value: `": "`, ` = `, ` => '`. */
const TO_VALUE =
  /["'`”’»\\\])}>*]{0,6}[ \t]{0,8}(?:=>|->|:=|[=:→|])\s{0,20}["'`“‘«\\[({<*]{0,4}(?=[^\s"'`])/uy;

/** From an option to its value. */
const TO_OPERAND = /[ \t]{1,4}["']?(?=[^\s"'-])/uy;

const after = (text: string, at: number, shape: RegExp): string | undefined => {
  const sticky = new RegExp(shape);
  sticky.lastIndex = at;
  return sticky.test(text)
    ? text.slice(sticky.lastIndex, sticky.lastIndex + LONGEST_NAME)
    : undefined;
};

function isAssigned(text: string, name: string, end: number): boolean {
  const value =
    after(text, end, TO_VALUE) ?? (name.startsWith('-') ? after(text, end, TO_OPERAND) : undefined);
  return (
    value !== undefined && saysSecretName(name.slice(-LONGEST_NAME)) && !isOrdinaryValue(value)
  );
}

/** Where no space parts words. */
const UNSPACED = new RegExp(
  folded('(?:密码|密碼|口令|密钥|密鑰|パスワード|暗証番号|비밀번호|암호)[^\n!-~]{0,6}[!-~]'),
  'u',
);

/** Codes that are known by their number alone, but for those of programs, places and goods. */
const CODES =
  /\b(?:cvc|cvv|mfa|otp|pin|tan|totp)\b\D{0,12}\d{3}|(?<!\b(?:area|country|error|exit|https?|post|reason|response|return|sort|source|status|zip)[ -])\bcode\b\D{0,12}\d{3}/iu;

/** Passwords on a command line. */
const COMMANDS: readonly RegExp[] = [
  /(?<![\w-])(?:-u|--user|--proxy-user)[= ]{0,2}["']?(?!\d{1,9}:\d{1,9}(?!\S))[^\s:"']{1,60}:[^\s"']/iu,
  /\b(?:sshpass|redis-cli|ldapsearch|(?:docker|podman|registry) login|mongo|mongosh|mongodump|7z|unzip|zip|htpasswd|smbclient)\b[^\n]{0,160}[ \t](?:-[paw]|\/p:)[ \t]{0,2}["']?[^\s"'-]/iu,
  /\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n]{0,160}[ \t]-p["']?[^\s"']/iu,
  // A port or a word of an option (`-print`) is none.
  /(?<![\w-])-[pP]["']?(?![\d.:]{1,20}(?:\/tcp|\/udp)?(?![^\s,;.)]))(?![a-z-]{1,40}(?![^\s,;.)=/]))[^\s"'-]{3}/u,
  /\bbasic[ \t]{1,3}(?:(?=[a-z+/]{0,100}\d)[a-z\d+/]{8}|[a-z\d+/]{6,100}=)/iu,
  /\bbearer[ \t]{1,3}(?:(?=[a-z~+/._-]{0,100}\d)[\w.~+/-]{8}|[\w.~+/-]{20})/iu,
  /(?<![\w.+/-])(?!(?:mailto|e-?mail|contact|to|from|cc|by|owner|author|support|admin|user|xmpp|sip):)[\w.+-]{1,40}:[^\s:/@]{1,40}@[a-z\d]/iu,
];

/** True if a text says what a password or a key is, as settings, sentences and command lines do. */
export function saysSecret(text: string): boolean {
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (isAssigned(text, name, index + name.length)) return true;
  }
  const low = folded(text);
  return (
    saysValueNext(low) ||
    UNSPACED.test(low) ||
    CODES.test(text) ||
    COMMANDS.some((shape) => shape.test(text))
  );
}
