import { fromBase64, toBase64 } from '@/lib/base64';

/** User data as a form has it (spec 2 §3). */
export interface UserData {
  /** Plain text, or Base64 when `isBase64Encoded`. */
  readonly value: string;
  readonly isBase64Encoded: boolean;
}

export const NO_USER_DATA: UserData = { value: '', isBase64Encoded: false };

/** Characters of the encoded text (spec 2 §9). */
const LONGEST = 65_532;

/** Said of data whose encoded text is longer (spec 2 §5). */
export const USER_DATA_TOO_LONG = 'Data size limit exceeded';

/** Shown beside data that does not look like text (spec 2 §5), with 'Force Plain Text'. */
const BINARY_WARNING = 'This data looks binary, so it is shown Base64 encoded';
/** The same of data that was pasted among text. */
const BINARY_TEXT_WARNING = 'This data looks binary';

/** Half of a pair of UTF-16: text with one in it has no UTF-8. */
const HALF = /\p{Cs}/u;

/** Tabs, line breaks, form feeds and escapes occur in text; the other control characters do not. */
const CONTROLS = [...Array.from({ length: 32 }, (_, code) => code), 127].filter(
  (code) => ![9, 10, 12, 13, 27].includes(code),
);
const CONTROL_CHARACTERS: ReadonlySet<string> = new Set(
  CONTROLS.map((code) => String.fromCharCode(code)),
);

/** Whether text holds what no one types: control characters, or bytes that were no text. */
export function looksBinary(text: string): boolean {
  for (const character of text) {
    if (CONTROL_CHARACTERS.has(character) || character === '\uFFFD') return true;
  }
  return false;
}

/**
 * User data as the wire wants it, Base64 of UTF-8; null for none. Data that has a problem has no
 * other form: ask `userDataProblem` first.
 */
export function wireUserData({ value, isBase64Encoded }: UserData): string | null {
  if (value.trim() === '') return null;
  // Encoded anew: what was typed may lack its padding, which a stricter decoder than ours wants.
  const bytes = isBase64Encoded ? fromBase64(value) : new TextEncoder().encode(value);
  return bytes === undefined ? value : toBase64(bytes);
}

/** What is wrong with user data (spec 2 §5). */
export function userDataProblem(data: UserData): string | undefined {
  const { value, isBase64Encoded } = data;
  if (value.trim() === '') return undefined;
  if (isBase64Encoded) {
    if (fromBase64(value) === undefined) return 'Data is not valid Base64';
  } else if (HALF.test(value)) {
    return 'Data contains characters that cannot be Base64 encoded';
  }
  return (wireUserData(data)?.length ?? 0) > LONGEST ? USER_DATA_TOO_LONG : undefined;
}

/** Whether so many bytes, once encoded, are too long: known before a file is read. */
export function isFileTooLong(bytes: number): boolean {
  return Math.ceil(bytes / 3) * 4 > LONGEST;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Bytes, such as those of a file, as a form can show them: as text, else Base64 encoded. */
export function userDataOfBytes(bytes: Uint8Array): UserData {
  const text = textOf(bytes);
  return looksBinary(text)
    ? { value: toBase64(bytes), isBase64Encoded: true }
    : { value: text, isBase64Encoded: false };
}

/** The user data of a server as a form can show it. */
export function readUserData(wire: string | null | undefined): UserData {
  if (!wire) return NO_USER_DATA;
  const bytes = fromBase64(wire);
  return bytes === undefined ? { value: wire, isBase64Encoded: true } : userDataOfBytes(bytes);
}

/**
 * What is said of data that no one types: text with such characters, or what decodes to it. Encoded
 * text is none: it was meant to be so.
 */
export function binaryWarning({ value, isBase64Encoded }: UserData): string | undefined {
  if (!isBase64Encoded) return looksBinary(value) ? BINARY_TEXT_WARNING : undefined;
  const bytes = fromBase64(value);
  const isBinary = bytes !== undefined && userDataOfBytes(bytes).isBase64Encoded;
  return isBinary ? BINARY_WARNING : undefined;
}

/** 'Force Plain Text': encoded data as text, come what may; what is no text is replaced. */
export function forcePlainText({ value, isBase64Encoded }: UserData): UserData {
  const bytes = isBase64Encoded ? fromBase64(value) : undefined;
  return { value: bytes === undefined ? value : textOf(bytes), isBase64Encoded: false };
}
