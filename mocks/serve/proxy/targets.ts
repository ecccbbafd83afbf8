import type { SecureContext } from 'node:tls';
import { ownEntry } from '@mocks/own-entry';

/** A provider that answers elsewhere, as the command line and its configuration name it. */
export interface Targets {
  /** Of the REST and GraphQL APIs; it may have a path. */
  readonly api: URL;
  /** Of the event stream, by `http:` or `https:`. */
  readonly events: URL;
  /** Of object storage, `/v1` included: a temporary link is signed with its path, which is kept. */
  readonly orbit: URL;
  /** Single addresses that the panel reads, by the path that they have here. */
  readonly reads: Readonly<Record<string, URL>>;
  /** Whose certificates are trusted, if not only whom Node does. */
  readonly trust?: SecureContext | undefined;
  /** Whether changes are answered here. */
  readonly isReadOnly: boolean;
  /** Addresses beside the API that its answers named: as they are here, query and all. */
  readonly named?: Set<string>;
}

/** What of the provider a request is for. */
export type Service = 'api' | 'graphql' | 'events' | 'orbit' | 'read';

/** Where a request goes on to. */
export interface Route {
  readonly service: Service;
  /** Of the provider, whose own origin the request then says that it is from. */
  readonly target: URL;
  /** As it is on the way, encoded as it came, query and all. */
  readonly path: string;
}

/** Below it stands what of the API has no path of its own here. */
const REST_OF_API = '/.provider/api';
/** Where the event stream is, for the panel. */
export const EVENTS_PATH = '/stream';

const GRAPHQL = /^\/(?:kiosk|graphql)(?:\?|$)/;
const API = /^\/(?:auth|token|1\.0|kiosk|graphql)(?:[/?]|$)/;

const isBelow = (path: string, folder: string): boolean =>
  path.startsWith(folder) && /^(?:[/?]|$)/.test(path.slice(folder.length));

/** Of an address, without a slash at its end. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

/** Where Orbit tells what it can do: beside `/v1`. */
export const infoOf = (orbit: URL): string => pathOf(orbit).replace(/\/v1$/, '/info');

const apiRoute = (target: URL, path: string): Route => ({
  service: GRAPHQL.test(path) ? 'graphql' : 'api',
  target,
  path: pathOf(target) + path,
});

/** Null for what is the panel's own. */
export function routeOf(targets: Targets, path: string): Route | null {
  const { api, events, orbit } = targets;
  if (API.test(path)) return apiRoute(api, path);
  if (isBelow(path, REST_OF_API)) return apiRoute(api, path.slice(REST_OF_API.length) || '/');
  if (isBelow(path, EVENTS_PATH)) {
    const rest = path.slice(EVENTS_PATH.length);
    return { service: 'events', target: events, path: pathOf(events) + rest };
  }
  if (isBelow(path, pathOf(orbit)) || isBelow(path, infoOf(orbit))) {
    return { service: 'orbit', target: orbit, path };
  }
  const read = ownEntry(targets.reads, path);
  return read ? { service: 'read', target: read, path: read.pathname + read.search } : null;
}

/** An address of the provider's, in an answer, as it is to be had here; any other stays as it is. */
export function hereOf({ api, orbit }: Targets, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.host === orbit.host && isBelow(url.pathname, pathOf(orbit))) {
    return url.pathname + url.search;
  }
  if (url?.host !== api.host || !isBelow(url.pathname, pathOf(api))) return address;
  const path = url.pathname.slice(pathOf(api).length) + url.search;
  return API.test(path) ? path : REST_OF_API + path;
}

/**
 * The same for an answer of the API, remembered: with `--read-only` nothing else passes beside `/1.0`.
 * Names in an object's answer are not: anybody may have written them.
 */
export function namedHere(
  targets: Targets,
  { service }: Pick<Route, 'service'>,
  address: string,
): string {
  const here = hereOf(targets, address);
  const isOfApi = service === 'api' || service === 'graphql';
  if (isOfApi && here !== address && isBelow(here, REST_OF_API)) targets.named?.add(here);
  return here;
}
