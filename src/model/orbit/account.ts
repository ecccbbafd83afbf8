import { numberOf } from './values';
import type { Problems } from '@/model/problems';

export const KEY_HEADERS = [
  'X-Account-Meta-Temp-URL-Key',
  'X-Account-Meta-Temp-URL-Key-2',
] as const;

export interface OrbitAccount {
  readonly bytes: number;
  /** Undefined if absent or unreadable, as is the one below. */
  readonly containers: number | undefined;
  readonly objects: number | undefined;
  /** True for each key that is set, first and second. Keys are secrets, so nothing more is kept. */
  readonly keys: readonly [boolean, boolean];
}

export function readOrbitAccount(
  header: (name: string) => string | null,
): OrbitAccount | undefined {
  const told = (name: string) => numberOf(header(`X-Account-${name}`));
  const [bytes, containers, objects] = [
    told('Bytes-Used'),
    told('Container-Count'),
    told('Object-Count'),
  ];
  if (bytes === undefined) return undefined;
  const [first, second] = KEY_HEADERS;
  return { bytes, containers, objects, keys: [Boolean(header(first)), Boolean(header(second))] };
}

/** Changes of the two keys that sign temporary links; an empty text keeps a key. */
export interface TempUrlKeys {
  readonly key1: string;
  readonly clear1: boolean;
  readonly key2: string;
  readonly clear2: boolean;
}

export const NO_KEYS: TempUrlKeys = { key1: '', clear1: false, key2: '', clear2: false };

/** Characters that a header can carry (RFC 9110 §5.5) and that nobody mistypes. */
const PLAIN = /^[\x21-\x7e]*$/u;

function keyProblem(key: string): string | undefined {
  return PLAIN.test(key.trim())
    ? undefined
    : 'Please use unaccented letters, digits and symbols, without spaces';
}

export function keysProblems({ key1, key2 }: TempUrlKeys): Problems<TempUrlKeys> {
  return { key1: keyProblem(key1), key2: keyProblem(key2) };
}

const LENGTH = 32;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function newKey(bytes = crypto.getRandomValues(new Uint8Array(LENGTH))): string {
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
