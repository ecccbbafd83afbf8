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
 * The faults by sentinel: a record that is given one of these names, or a sign-in address that
 * starts with it, is answered so. `slow` then goes on as usual; `drop` closes the connection and does
 * nothing; `lost` does as usual, then closes the connection without an answer; `silent` does as usual,
 * then answers 200 without a word of it.
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

/** The fault that a name asks for, at once (`fail-500`). */
export const faultOfNewName = (name: unknown): Fault | null =>
  typeof name === 'string' && isFault(name) ? name : null;

/**
 * The fault that a standing record's name asks for. Since a save under a sentinel fails, a record
 * can be named `later fail-500`: that save succeeds, and what is done to the record then fails.
 */
export const faultOfStandingName = (name: unknown): Fault | null =>
  typeof name === 'string' ? faultOfNewName(standing(name)) : null;

/** The fault that the comment at the end of an ssh key asks for. */
export const faultOfComment = (key: string): Fault | null =>
  faultOfNewName(key.trim().split(/\s/).at(-1));

/**
 * What only the host of a server can refuse, by the server's name: to grow it (`fail-capacity`) and
 * to attach a volume (`fail-host`), spec 2 §8. Anything else goes well for such a server.
 */
const hostFaults = {
  'fail-capacity': new Refusal(409, 'insufficient_instance_capacity', [
    'The host does not have the capacity for this server type',
  ]),
  'fail-host': new Refusal(409, 'host_volume_support_failure', [
    'The host of this server does not support block storage volumes',
  ]),
};

/** How the host of a server of that name refuses a resize, or null. */
export const faultOfResize = (name: string): Refusal | null =>
  standing(name) === 'fail-capacity' ? hostFaults['fail-capacity'] : null;

/** How the host of a server of that name refuses a volume, or null. */
export const faultOfHost = (name: string): Refusal | null =>
  standing(name) === 'fail-host' ? hostFaults['fail-host'] : null;

/** Whether the metrics of what has that name are inaccessible (spec 2 §8). */
export const faultOfMetrics = (name: string | null): boolean =>
  name !== null && standing(name) === 'fail-metrics';

/** Whether a database server of that name fails instead of becoming active. */
export const faultOfCreation = (name: string): boolean => standing(name) === 'fail-create';

/** Whether the snapshots of a database server of that name fail. */
export const faultOfSnapshot = (name: string): boolean => standing(name) === 'fail-snapshot';

/** Milliseconds that the activation of accounts of a name takes; the last is more than anybody waits for. */
const activations: Readonly<Record<string, number>> = {
  'slow-activation': 3000,
  'late-activation': 30_000,
};

/** How long a new account of that name waits to become active, whatever the scale; null for any other. */
export const activationDelay = (name: string): number | null => ownEntry(activations, name) ?? null;

/** What comes in another type than it should of what is named `unreadable`. */
const bentFields = ['destination_port', 'servers', 'size', 'snapshots_retention', 'volumes'];

const bent = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : { of: value };

/** Of a list only the last item: so a list can come in part. */
const bentLast = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item: unknown, at) => (at === value.length - 1 ? bent(item) : item))
    : bent(value);

/**
 * `shape`, whose name or description is that; a port then is a number, as others have sent it.
 * `unreadable server zone` names the fields itself.
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

/** The fault that a sign-in address asks for: `fail-html@example.com`. */
export const faultOfAddress = (address: unknown): Fault | null =>
  typeof address === 'string' ? faultOfNewName(address.split('@')[0]) : null;
