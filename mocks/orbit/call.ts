import type { Core } from '@mocks/provider/core';
import { lets } from '@mocks/orbit/access-list';
import { refuse, type OrbitRequest } from '@mocks/orbit/answers';
import type { Place } from '@mocks/orbit/paths';
import type { Container, StorageAccount, StoredObject } from '@mocks/orbit/store';

/** A caller with a token, with a temporary link to the call's place, or anonymous. */
export interface Caller {
  /** Names of the caller in access lists. An owner's groups include the account's id. */
  groups: readonly string[];
  /** True if a temporary link's signature admits the call. */
  isSigned: boolean;
  /** The container whose key signed the link; undefined for an account's key, which opens any. */
  reaches?: string | undefined;
}

export const nobody: Caller = { groups: [], isSigned: false };

/** One call of the object storage, with its caller and the place it asks for. */
export interface OrbitCall {
  core: Core;
  request: OrbitRequest;
  place: Place;
  account: StorageAccount;
  caller: Caller;
}

/** The time in milliseconds since 1970. */
export const nowOf = ({ core }: OrbitCall): number => core.clock.now();

/** A change's time in hundred-thousandths of a second, unique among changes. */
export const stampOf = ({ core }: OrbitCall): number => core.world.orbit.stamp(core.clock.now());

/** True if the caller owns the account: they see its keys and rules, and need none. */
export const isOwner = ({ caller, place }: OrbitCall): boolean =>
  caller.groups.includes(place.account);

function denied({ caller, place }: OrbitCall) {
  if (caller.groups.length > 0) return refuse(403);
  return refuse(401, undefined, { 'Www-Authenticate': `Swift realm="${place.account}"` });
}

/** Admits owners, signed calls and callers on the list. Throws 401 if anonymous, otherwise 403. */
export function authorise(call: OrbitCall, list = '', container = call.place.container): void {
  const { caller, place, request } = call;
  const isReached = caller.isSigned && (caller.reaches ?? container) === container;
  if (isOwner(call) || isReached) return;
  const referrer = request.headers.get('Referer');
  if (lets(list, { groups: caller.groups, referrer, isObject: place.object !== '' })) return;
  throw denied(call);
}

const LIST = { read: 'X-Container-Read', write: 'X-Container-Write' } as const;

/** Finds a container that the caller may read, write to or change. Throws 401, 403 or 404. */
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

/** Finds an object. Throws 404. */
export function objectIn(container: Container, name: string): StoredObject {
  const object = container.objects.get(name);
  if (!object) throw refuse(404);
  return object;
}
