import { numberOf } from '@/model/orbit/values';

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
