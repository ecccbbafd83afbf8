import type { ApiErrorBody } from '@/wire/common';
import type { Answer } from '@mocks/provider/answer';
import { sessionHeaders, unauthenticated } from '@mocks/provider/authentication';
import type { Core } from '@mocks/provider/core';
import { findEndpoint, findPublicEndpoint } from '@mocks/provider/endpoints';
import {
  effectOf,
  faultOfAddress,
  faultOfComment,
  faultOfNewName,
  faultOfStandingName,
  type Fault,
} from '@mocks/provider/faults';
import { kindOf, type Collection } from '@mocks/provider/kinds';
import { closedAnswer } from '@mocks/provider/maintenance';
import { missing, Refusal, refused } from '@mocks/provider/refusal';
import { oncePerKey } from '@mocks/provider/repeated';
import { viewOf } from '@mocks/provider/represent/view';
import type { Session } from '@mocks/provider/sessions';

/** An answer, or a dropped connection. */
export type Outcome = Answer | 'drop';

const unrecognised = (): Answer => ({
  status: 400,
  body: {
    error_name: 'unrecognised_endpoint',
    errors: ['The request was for an unrecognised API endpoint'],
  } satisfies ApiErrorBody,
});

const pause = (milliseconds: number): Promise<void> =>
  milliseconds > 0
    ? new Promise((resolve) => void setTimeout(resolve, milliseconds))
    : Promise.resolve();

/** Waits for the latency dial. Every face calls it before it answers. */
export const waitLatency = (core: Core): Promise<void> => pause(core.dials.latency);

/** Milliseconds between checks of the slowness dial. */
const LOOK = 20;

/** Waits for the slowness dial. Lowering the dial releases waiting answers. */
export async function waitSlowness({ dials }: Core): Promise<void> {
  const began = Date.now();
  const left = () => began + dials.slowness - Date.now();
  while (left() > 0) await pause(Math.min(left(), LOOK));
}

/** The fault of the errors dial, a percentage of calls. */
export const faultByChance = (core: Core): Fault | null =>
  Math.random() * 100 < core.dials.errors ? 'fail-500' : null;

/** Removes the content of a success. Each field of GraphQL's data becomes an empty object. */
function silenced(outcome: Outcome): Outcome {
  if (outcome === 'drop' || outcome.status >= 400) return outcome;
  const { body } = outcome;
  const data: unknown = typeof body === 'object' && body && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || data === null) return { ...outcome, status: 200, body: {} };
  const empty = Object.keys(data).map((name) => [name, {}]);
  return { ...outcome, body: { data: Object.fromEntries(empty) as object } };
}

/** Runs `usual`, or applies the fault. `refuse` gives a refusal the shape of the face's errors. */
export async function withFault(
  core: Core,
  fault: Fault | null,
  usual: () => Outcome | Promise<Outcome>,
  refuse = refused,
): Promise<Outcome> {
  if (fault === null) return usual();
  const effect = effectOf(fault);
  if (effect === 'drop') return 'drop';
  if (effect === 'slow') {
    await waitSlowness(core);
    return usual();
  }
  if (effect === 'lost') {
    await usual();
    return 'drop';
  }
  if (effect === 'silent') return silenced(await usual());
  return effect instanceof Refusal ? refuse(effect) : effect;
}

function noEndpoint(core: Core, method: string, pathname: string): Answer {
  core.unknown.push(`${method} ${pathname}`);
  return unrecognised();
}

/** Turns a thrown refusal into an answer. Any other error is a defect. */
function refusable(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

/** Serves the REST API and the public endpoints. */
export async function respond(core: Core, request: Request): Promise<Outcome> {
  await waitLatency(core);
  const url = new URL(request.url);
  const closed = closedAnswer(core, url.pathname);
  if (closed) return closed;
  const found =
    core.sessions.findBearer(request.headers.get('authorization')) ??
    core.sessions.find(request.headers.get('cookie'));
  const open = findPublicEndpoint(request.method, url.pathname);
  if (open) {
    const body = await bodyOf(request);
    if (body === null) return refused(notAnObject());
    const session = found === 'expired' ? null : found;
    const fault = faultOfAddress(body['username']) ?? faultOfFields(body);
    const repeated = keyOf(request, session?.user, body);
    return withFault(core, fault, () =>
      oncePerKey(core, repeated, () =>
        refusable(() => open({ core, url, session, headers: request.headers, body })),
      ),
    );
  }
  if (!url.pathname.startsWith('/1.0/')) return noEndpoint(core, request.method, url.pathname);
  if (found === 'expired') {
    return unauthenticated(
      'expired_token',
      'OAuth token presented has expired and is no longer valid',
    );
  }
  if (!found?.scopes.includes('infrastructure')) {
    return unauthenticated('invalid_token', 'The OAuth token can not be found');
  }
  if (request.headers.get('X-Session-Extend') !== 'false') core.sessions.extend(found);
  const outcome = await respondSignedIn(core, request, found);
  if (outcome === 'drop') return outcome;
  return { ...outcome, headers: { ...sessionHeaders(core, found), ...outcome.headers } };
}

async function respondSignedIn(core: Core, request: Request, session: Session): Promise<Outcome> {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/^\/1\.0\//, '').replace(/\/$/, '');
  if (path === 'keep-alive' && request.method === 'HEAD') return { status: 200 };
  return withFault(core, faultByChance(core), () => respondCall(core, request, session, path));
}

async function respondCall(
  core: Core,
  request: Request,
  session: Session,
  path: string,
): Promise<Outcome> {
  const url = new URL(request.url);
  const { method } = request;
  if (core.recorded) return core.recorded(method, path, url.searchParams) ?? refused(missing());
  const served = findEndpoint(method, path);
  if (!served) return noEndpoint(core, method, url.pathname);
  const body = await bodyOf(request);
  if (body === null) return refused(notAnObject());
  const call = {
    core,
    world: core.world,
    view: viewOf(core, url),
    query: url.searchParams,
    user: core.world.user.need(session.user),
    actor: session.client ?? session.user,
    id: served.id,
    body,
  };
  const repeated = keyOf(request, session.user, body);
  return withFault(core, faultOf(core, method, path, served.id, body), () =>
    oncePerKey(core, repeated, () => refusable(() => served.endpoint(call))),
  );
}

/** The key of a request, and the facts that distinguish it from another request. */
export function keyOf({ headers, method, url }: Request, user = '', body: unknown = {}) {
  const { pathname, search } = new URL(url);
  const asked = `${method} ${pathname}${search} ${JSON.stringify(body)}`;
  return { key: headers.get('Idempotency-Key'), user, asked };
}

const notAnObject = (): Refusal =>
  new Refusal(400, 'bad_request', ['The request body is not a JSON object']);

/** The body's fields; empty without a body, null if it is neither a form nor a JSON object. */
async function bodyOf(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  if (text === '') return {};
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const namesSomething = ({ name, email, email_address }: Readonly<Record<string, unknown>>) =>
  [name, email, email_address].some((value) => value !== undefined);

/** The fault of a new name or an address. */
const faultOfFields = (body: Readonly<Record<string, unknown>>): Fault | null =>
  faultOfNewName(body['name']) ?? faultOfAddress(body['email'] ?? body['email_address']);

/**
 * Reads fail by dial. Verbs and saves fail by the record's new name, else by its current one. A
 * firewall rule uses its description, an ssh key its comment, and an invitee an address.
 */
function faultOf(
  core: Core,
  method: string,
  path: string,
  id: string,
  body: Readonly<Record<string, unknown>>,
): Fault | null {
  if (method === 'GET') return core.dials.lists[path as Collection] ?? null;
  if (namesSomething(body)) return faultOfFields(body);
  if (path.startsWith('firewall_rules') && body['description'] !== undefined) {
    return faultOfNewName(body['description']);
  }
  if (typeof body['ssh_key'] === 'string') return faultOfComment(body['ssh_key']);
  const row = id === '' ? undefined : core.world[kindOf(id)].get(id);
  if (!row) return null;
  if ('name' in row) return faultOfStandingName(row.name);
  return 'description' in row ? faultOfStandingName(row.description) : null;
}
