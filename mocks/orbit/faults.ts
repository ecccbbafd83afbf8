import { OrbitRefusal, plainAnswer, refuse } from '@mocks/orbit/answers';
import type { Place } from '@mocks/orbit/paths';

const gateway = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

/**
 * Faults by the last part of a container's or object's name. `slow` delays the usual answer. `drop`
 * ends the connection and does nothing. `lost` does the work, but ends the connection without an
 * answer. `torn` loses the last byte of each piece that is sent to it.
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

/** Faults set by a dial, by operation, such as `get-container` or `bulk-account`. */
export type OrbitFaults = Partial<Record<string, OrbitFault>>;

/** True if a dial may set a fault for the operation. */
export function isOrbitOperation(name: string): boolean {
  const [method = '', level = '', ...rest] = name.split('-');
  return METHODS.has(method) && LEVELS.has(level) && rest.length === 0;
}

export const orbitFaultOf = (name: string): OrbitFault | undefined =>
  isOrbitFault(name) ? name : undefined;

/**
 * The fault of a place by the last part of its name, without a slash at its end. An object named
 * `later fail-503` can be made, and fails afterwards.
 */
export function faultOfPlace(
  { container, object }: Place,
  isMade: boolean,
): OrbitFault | undefined {
  const name = (object || container).replace(/\/$/, '').split('/').at(-1) ?? '';
  return orbitFaultOf(isMade ? name : name.replace(/^later /, ''));
}

/** A body without the last byte of each piece. */
export async function* torn(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const piece of body) yield piece.subarray(0, -1);
}

/** The refusal for a fault; undefined if the fault is not a refusal. */
export function refusalOfFault(fault: OrbitFault): OrbitRefusal | undefined {
  const status = faults[fault];
  if (typeof status === 'string') return undefined;
  return status === 502 ? new OrbitRefusal(plainAnswer(status, gateway)) : refuse(status);
}
