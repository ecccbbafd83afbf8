import { OrbitRefusal, plainAnswer, refuse } from '@mocks/orbit/answers';
import type { Place } from '@mocks/orbit/paths';

const gateway = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

/**
 * The faults by name: a container or an object that is called so, or by its last part, is answered so.
 * `slow` then goes on as usual; `drop` ends the connection and does nothing; `lost` does as usual and ends
 * it without an answer; of what is sent to `torn` the last byte of each piece does not arrive.
 */
const faults = {
  'fail-401': 401,
  'fail-403': 403,
  'fail-404': 404,
  'fail-409': 409,
  'fail-413': 413,
  'fail-422': 422,
  'fail-500': 500,
  'fail-503': 503,
  'fail-html': 502,
  slow: 'slow',
  drop: 'drop',
  lost: 'lost',
  torn: 'torn',
} as const;

export type OrbitFault = keyof typeof faults;

const isOrbitFault = (name: string): name is OrbitFault => Object.hasOwn(faults, name);

const METHODS = new Set(['copy', 'delete', 'get', 'head', 'post', 'put', 'bulk']);
const LEVELS = new Set(['account', 'container', 'object']);

/** What a dial may make fail, as `get-container` or `bulk-account`, and how. */
export type OrbitFaults = Partial<Record<string, OrbitFault>>;

/** Whether a dial may make that fail. */
export function isOrbitOperation(name: string): boolean {
  const [method = '', level = '', ...rest] = name.split('-');
  return METHODS.has(method) && LEVELS.has(level) && rest.length === 0;
}

/** The fault of that name, or undefined. */
export const orbitFaultOf = (name: string): OrbitFault | undefined =>
  isOrbitFault(name) ? name : undefined;

/**
 * The fault of a place by its last name, a slash at its end aside. What is called `later fail-503` can be
 * made, and fails afterwards.
 */
export function faultOfPlace(
  { container, object }: Place,
  isMade: boolean,
): OrbitFault | undefined {
  const name = (object || container).replace(/\/$/, '').split('/').at(-1) ?? '';
  return orbitFaultOf(isMade ? name : name.replace(/^later /, ''));
}

/** A body as it arrives at what is called `torn`. */
export async function* torn(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const piece of body) yield piece.subarray(0, -1);
}

/** How Orbit refuses by a fault; undefined for one that is no refusal. */
export function refusalOfFault(fault: OrbitFault): OrbitRefusal | undefined {
  const status = faults[fault];
  if (typeof status === 'string') return undefined;
  return status === 502 ? new OrbitRefusal(plainAnswer(status, gateway)) : refuse(status);
}
