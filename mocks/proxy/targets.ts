import type { SecureContext } from 'node:tls';
import { ownEntry } from '@mocks/own-entry';

/** Addresses of a provider elsewhere, by the command line and its configuration. */
export interface Targets {
  /** Base address of the REST and GraphQL APIs; it may have a path. */
  readonly api: URL;
  /** Address of the event stream, with `http:` or `https:`. */
  readonly events: URL;
  /** Object storage's address with `/v1`. Its path stays, as temporary links sign it. */
  readonly orbit: URL;
  /** Single addresses that the panel reads, by their path here. */
  readonly reads: Readonly<Record<string, URL>>;
  /** Trusted certificates, if more than Node's own. */
  readonly trust?: SecureContext | undefined;
  /** True if the proxy itself refuses changes. */
  readonly isReadOnly: boolean;
  /** Paths here, with their query, of addresses beside `/1.0` that the API's answers named. */
  readonly named?: Set<string>;
}

/** The part of the provider that a request is for. */
export type Service = 'api' | 'graphql' | 'events' | 'orbit' | 'read';

/** The destination of a forwarded request. */
export interface Route {
  readonly service: Service;
  /** Address at the provider; its origin becomes the request's own. */
  readonly target: URL;
  /** Path at the provider, encoded as it came, with its query. */
  readonly path: string;
}

/** Path prefix here for parts of the API that have no path of their own. */
const REST_OF_API = '/.provider/api';
/** Path of the event stream here. */
export const EVENTS_PATH = '/stream';

const GRAPHQL = /^\/(?:kiosk|graphql)(?:\?|$)/;
const API = /^\/(?:auth|token|1\.0|kiosk|graphql)(?:[/?]|$)/;

const isBelow = (path: string, folder: string): boolean =>
  path.startsWith(folder) && /^(?:[/?]|$)/.test(path.slice(folder.length));

/** An address's path without a slash at its end. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

/** Path of Orbit's capabilities, beside `/v1`. */
export const infoOf = (orbit: URL): string => pathOf(orbit).replace(/\/v1$/, '/info');

const apiRoute = (target: URL, path: string): Route => ({
  service: GRAPHQL.test(path) ? 'graphql' : 'api',
  target,
  path: pathOf(target) + path,
});

/** The route of a path; null for the panel's own. */
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

/** Turns the provider's address in an answer into its path here. Any other address stays. */
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
 * Like `hereOf`, but remembers the API's addresses. With `--read-only` nothing else passes beside
 * `/1.0`. Addresses in an object's answer are not remembered: anybody may have written them.
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
