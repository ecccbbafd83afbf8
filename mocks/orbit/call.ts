import type { Core } from '@mocks/provider/core';
import { lets } from '@mocks/orbit/access-list';
import { refuse, type OrbitRequest } from '@mocks/orbit/answers';
import type { Place } from '@mocks/orbit/paths';
import type { Container, StorageAccount, StoredObject } from '@mocks/orbit/store';

/** Who calls: by a token, by a temporary link to the place of the call, or nobody known. */
export interface Caller {
  /** By what access lists may name them; the bare account is in it for those who own it. */
  groups: readonly string[];
  /** Whether a signature lets them at what they ask for. */
  isSigned: boolean;
  /** The one container that the key reaches by which it was signed; any, if it is the account's. */
  reaches?: string | undefined;
}

export const nobody: Caller = { groups: [], isSigned: false };

/** One call of the object storage, known whose it is and of what. */
export interface OrbitCall {
  core: Core;
  request: OrbitRequest;
  place: Place;
  account: StorageAccount;
  caller: Caller;
}

/** Milliseconds since 1970. */
export const nowOf = ({ core }: OrbitCall): number => core.clock.now();

/** A time for a change, that no other change has. */
export const stampOf = ({ core }: OrbitCall): number => core.world.orbit.stamp(core.clock.now());

/** Whether the account is the caller's own: they see its keys and rules, and need none. */
export const isOwner = ({ caller, place }: OrbitCall): boolean =>
  caller.groups.includes(place.account);

function denied({ caller, place }: OrbitCall) {
  if (caller.groups.length > 0) return refuse(403);
  return refuse(401, undefined, { 'Www-Authenticate': `Swift realm="${place.account}"` });
}

/** Lets the account's own through, and whom a list lets in. Throws 401 for nobody known, else 403. */
export function authorise(call: OrbitCall, list = '', container = call.place.container): void {
  const { caller, place, request } = call;
  const isReached = caller.isSigned && (caller.reaches ?? container) === container;
  if (isOwner(call) || isReached) return;
  const referrer = request.headers.get('Referer');
  if (lets(list, { groups: caller.groups, referrer, isObject: place.object !== '' })) return;
  throw denied(call);
}

const LIST = { read: 'X-Container-Read', write: 'X-Container-Write' } as const;

/** The container of a call, for who may read it, write to it or change it. Throws 401, 403 and 404. */
export function containerFor(
  call: OrbitCall,
  what: 'read' | 'write' | 'change',
  name = call.place.container,
): Container {
  const container = call.account.containers.get(name);
  authorise(call, what === 'change' ? '' : container?.metadata[LIST[what]], name);
  if (what !== 'read' && container?.isProvidersOwn) throw refuse(403);
  if (!container) throw refuse(404);
  container.expire(Math.floor(nowOf(call) / 1000));
  return container;
}

/** An object that is there. Throws 404. */
export function objectIn(container: Container, name: string): StoredObject {
  const object = container.objects.get(name);
  if (!object) throw refuse(404);
  return object;
}
