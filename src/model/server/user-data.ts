import { fromBase64, toBase64 } from '@/lib/base64';
import { counted } from '@/lib/text';
import type { Records } from '@/model/records/records';
import { isWindows } from '@/model/windows';

export interface UserData {
  readonly value: string;
  readonly isBase64Encoded: boolean;
}

export const NO_USER_DATA: UserData = { value: '', isBase64Encoded: false };

/** Base64 characters (docs/product/servers.md#user-data-size). */
const LONGEST = 65_532;

export const USER_DATA_TOO_LONG = 'Data size limit exceeded';

/** docs/product/servers.md#user-data-binary */
const BINARY_WARNING = 'This data looks binary, so it is shown Base64 encoded';
const BINARY_TEXT_WARNING = 'This data looks binary';

/** Lone surrogates have no UTF-8. */
const HALF = /\p{Cs}/u;

/** Except those that occur in text. */
const CONTROLS = [...Array.from({ length: 32 }, (_, code) => code), 127].filter(
  (code) => ![9, 10, 12, 13, 27].includes(code),
);
const CONTROL_CHARACTERS: ReadonlySet<string> = new Set(
  CONTROLS.map((code) => String.fromCharCode(code)),
);

export function looksBinary(text: string): boolean {
  for (const character of text) {
    if (CONTROL_CHARACTERS.has(character) || character === '\uFFFD') return true;
  }
  return false;
}

export function wireUserData({ value, isBase64Encoded }: UserData): string | null {
  if (value.trim() === '') return null;
  // Encoded again: the padding may be missing.
  const bytes = isBase64Encoded ? fromBase64(value) : new TextEncoder().encode(value);
  return bytes === undefined ? value : toBase64(bytes);
}

export function userDataLength(base64: string): string {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return counted(Math.floor((base64.length * 3) / 4) - padding, 'byte');
}

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

export function isFileTooLong(bytes: number): boolean {
  return Math.ceil(bytes / 3) * 4 > LONGEST;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

export function userDataOfBytes(bytes: Uint8Array): UserData {
  const text = textOf(bytes);
  return looksBinary(text)
    ? { value: toBase64(bytes), isBase64Encoded: true }
    : { value: text, isBase64Encoded: false };
}

export function readUserData(wire: string | null | undefined): UserData {
  if (!wire) return NO_USER_DATA;
  const bytes = fromBase64(wire);
  return bytes === undefined ? { value: wire, isBase64Encoded: true } : userDataOfBytes(bytes);
}

export function binaryWarning({ value, isBase64Encoded }: UserData): string | undefined {
  if (!isBase64Encoded) return looksBinary(value) ? BINARY_TEXT_WARNING : undefined;
  const bytes = fromBase64(value);
  const isBinary = bytes !== undefined && userDataOfBytes(bytes).isBase64Encoded;
  return isBinary ? BINARY_WARNING : undefined;
}

export function forcePlainText({ value, isBase64Encoded }: UserData): UserData {
  const bytes = isBase64Encoded ? fromBase64(value) : undefined;
  return { value: bytes === undefined ? value : textOf(bytes), isBase64Encoded: false };
}

/** docs/product/servers.md#ssh-format */
export const SSH_FORMAT = 'SSH keys must be entered in OpenSSH format';
export const NO_SSH_KEY =
  'You do not have an SSH key in your profile. This is required to access the new server.';

export const PUTTYGEN_HINT =
  'In PuTTYgen, copy the key from the box labelled "Public key for pasting into OpenSSH authorized_keys file".';

/** Type, at least 16 Base64 characters, optional comment. */
const KEY = /^[a-z][a-z0-9@.-]*\s+(?=\S{16})[A-Za-z0-9+/]+={0,2}(\s.*)?$/;

/** PuTTY, SSH.com and private keys. */
const OTHER_FORMAT = /^(-{4,5}\s?BEGIN |PuTTY-User-Key-File)/m;

export function sshKeysProblem(text: string): string | undefined {
  if (OTHER_FORMAT.test(text.trim())) return SSH_FORMAT;
  const lines = text.split('\n').map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !KEY.test(line));
  return wrong === -1 ? undefined : `Invalid key at line ${String(wrong + 1)}`;
}

/** Returns the typed keys if they differ from the saved ones; empty keeps the saved ones. */
export function keysToSave(typed: string, saved: string): string {
  return typed.trim() === saved.trim() ? '' : typed.trim();
}

export function needsSshKey(
  user: Records['user'] | undefined,
  image: Records['image'] | undefined,
): boolean {
  // Absent from lists.
  const known = user?.ssh_key !== undefined && (user.ssh_key ?? '').trim() === '';
  return known && !(image !== undefined && isWindows(image));
}
