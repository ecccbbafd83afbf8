import type { Answer } from '@mocks/provider/answer';
import { conflict, forbidden, missing, Refusal, unprocessable } from '@mocks/provider/refusal';
import { ownEntry } from '../own-entry';

type Effect = 'slow' | 'drop' | 'lost' | 'silent' | Refusal | Answer;

const raw = (status: number, text: string, type = 'application/json; charset=utf-8'): Answer => ({
  status,
  text,
  headers: { 'Content-Type': type },
});

const page = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

/**
 * The faults by sentinel. The sentinel is the new name of a record, or the first part of a sign-in
 * address. `slow` waits, then answers as usual. `drop` does nothing and closes the connection.
 * `lost` does the work, then closes the connection. `silent` does the work, then answers 200
 * without the result.
 */
const effects = {
  'fail-403': forbidden('You are not allowed to do that'),
  'fail-404': missing(),
  'fail-409': conflict(),
  'fail-422': unprocessable('Name is reserved', 'Name is not what we expected'),
  'fail-500': new Refusal(500, 'internal_error', ['Something went wrong at our end']),
  'fail-503': new Refusal(503, 'unavailable', ['Api currently unavailable']),
  'fail-html': raw(502, page, 'text/html; charset=utf-8'),
  'fail-empty': raw(200, ''),
  'fail-malformed': raw(200, '{"id": "srv-'),
  'fail-types': raw(
    200,
    '{"id": 42, "resource_type": ["server"], "name": {"of": "it"}, "status": null, "volumes": "none", "created_at": false}',
  ),
  'fail-string': raw(401, 'Unauthorized', 'text/plain; charset=utf-8'),
  slow: 'slow',
  drop: 'drop',
  lost: 'lost',
  silent: 'silent',
} satisfies Record<string, Effect>;

export type Fault = keyof typeof effects;

export const isFault = (name: string): name is Fault => Object.hasOwn(effects, name);

export const effectOf = (fault: Fault): Effect => effects[fault];

const standing = (name: string): string => name.replace(/^later /, '');

/** The immediate fault of a new name (`fail-500`). */
export const faultOfNewName = (name: unknown): Fault | null =>
  typeof name === 'string' && isFault(name) ? name : null;

/**
 * The fault of an existing record's name. Saving a plain sentinel fails. Saving `later fail-500`
 * succeeds, and later actions on the record fail.
 */
export const faultOfStandingName = (name: unknown): Fault | null =>
  typeof name === 'string' ? faultOfNewName(standing(name)) : null;

/** The fault of the comment at the end of an ssh key. */
export const faultOfComment = (key: string): Fault | null =>
  faultOfNewName(key.trim().split(/\s/).at(-1));

/**
 * Refusals by a server's host, by the server's name (docs/product/errors.md#resize-refused).
 * `fail-capacity` refuses a resize, `fail-host` a volume. Every other action on such a server
 * succeeds.
 */
const hostFaults = {
  'fail-capacity': new Refusal(409, 'insufficient_instance_capacity', [
    'The host does not have the capacity for this server type',
  ]),
  'fail-host': new Refusal(409, 'host_volume_support_failure', [
    'The host of this server does not support block storage volumes',
  ]),
};

/** The refusal of a resize by the host of a server with that name, or null. */
export const faultOfResize = (name: string): Refusal | null =>
  standing(name) === 'fail-capacity' ? hostFaults['fail-capacity'] : null;

/** The refusal of a volume by the host of a server with that name, or null. */
export const faultOfHost = (name: string): Refusal | null =>
  standing(name) === 'fail-host' ? hostFaults['fail-host'] : null;

/** True if a record with that name has no metrics (docs/product/errors.md#metrics). */
export const faultOfMetrics = (name: string | null): boolean =>
  name !== null && standing(name) === 'fail-metrics';

/** True if a database server with that name fails instead of becoming active. */
export const faultOfCreation = (name: string): boolean => standing(name) === 'fail-create';

/** True if the snapshots of a database server with that name fail. */
export const faultOfSnapshot = (name: string): boolean => standing(name) === 'fail-snapshot';

/** Milliseconds of activation by account name. The last is longer than any client waits. */
const activations: Readonly<Record<string, number>> = {
  'slow-activation': 3000,
  'late-activation': 30_000,
};

/** Milliseconds of a new account's activation by its name, not scaled, or null for other names. */
export const activationDelay = (name: string): number | null => ownEntry(activations, name) ?? null;

/** Fields with a wrong type in a record named `unreadable`. */
const bentFields = ['destination_port', 'servers', 'size', 'snapshots_retention', 'volumes'];

const bent = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : { of: value };

/** Bends only the last item of a list, so that the others stay readable. */
const bentLast = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item: unknown, at) => (at === value.length - 1 ? bent(item) : item))
    : bent(value);

/**
 * Returns `shape`, with wrong types if its name or description is `unreadable`. A port becomes a
 * number, as others have sent it. `unreadable server zone` names the fields itself.
 */
export function bentIfUnreadable<Shape>(name: unknown, shape: Shape): Shape {
  if (typeof name !== 'string' || typeof shape !== 'object' || shape === null) return shape;
  const [sentinel, ...named] = name.split(' ');
  if (sentinel !== 'unreadable') return shape;
  const entries = Object.entries(shape).map(([field, value]: [string, unknown]) => {
    if (named.includes(field)) return [field, bentLast(value)];
    return [field, named.length === 0 && bentFields.includes(field) ? bent(value) : value];
  });
  return Object.fromEntries(entries) as Shape;
}

/** The fault of a sign-in address: `fail-html@example.com`. */
export const faultOfAddress = (address: unknown): Fault | null =>
  typeof address === 'string' ? faultOfNewName(address.split('@')[0]) : null;
