import { numberOf } from '@/model/orbit/values';

/** The headers of the keys that sign temporary links (spec 3 §7). */
export const KEY_HEADERS = [
  'X-Account-Meta-Temp-URL-Key',
  'X-Account-Meta-Temp-URL-Key-2',
] as const;

/** What an account keeps in object storage. */
export interface OrbitAccount {
  readonly bytes: number;
  /** Undefined where it was not told or could not be read, as the one below. */
  readonly containers: number | undefined;
  readonly objects: number | undefined;
  /** Whether the first and the second key are set; they are secrets, so nothing more is kept. */
  readonly keys: readonly [boolean, boolean];
}

/** Reads the headers of an account; undefined if they are not of one. */
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
