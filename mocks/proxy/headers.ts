import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { cookieHere, cookiesThere } from '@mocks/proxy/cookies';
import { namedHere, type Route, type Targets } from '@mocks/proxy/targets';

/** Headers of one connection (RFC 9110 §7.6.1), or of the way to another host. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'alt-svc',
  'strict-transport-security',
]);

/** Headers that `Connection` cannot remove: without a length the body would become a request. */
const KEPT = new Set(['content-length', 'transfer-encoding', 'host', 'cookie', 'origin']);

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !KEPT.has(name));
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !OF_CONNECTION.has(name) && !named.includes(name) && !name.startsWith(':'),
    ),
  );
}

/** A request's headers, as if a page of the provider's own origin had sent it. */
export function headersThere({ target }: Route, given: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { origin, referer, cookie, ...rest } = endToEnd(given);
  const own = cookiesThere(target, typeof cookie === 'string' ? cookie : undefined);
  return {
    ...rest,
    host: target.host,
    ...(origin !== undefined && { origin: target.origin }),
    // Without the path, which is one of this panel's.
    ...(referer !== undefined && { referer: `${target.origin}/` }),
    ...(own !== undefined && { cookie: own }),
  };
}

/**
 * Type that needs no sandbox when opened as a page: nothing in a PDF runs in this origin. Chrome's
 * viewer opens no sandboxed PDF. Browsers may run content of any other type.
 */
const UNBOXED = /^application\/pdf$/i;

/** An answer's headers for a page of ours. */
export function headersHere(
  targets: Targets,
  route: Route,
  given: IncomingHttpHeaders,
): OutgoingHttpHeaders {
  const { service, target } = route;
  const here = (address: string) => namedHere(targets, route, address);
  const headers = endToEnd(given);
  const cookies = given['set-cookie'];
  if (cookies) headers['set-cookie'] = cookies.map((cookie) => cookieHere(target, cookie));
  if (given.location !== undefined) headers['location'] = here(given.location);
  if (typeof given['link'] === 'string') {
    headers['link'] = given['link'].replace(
      /<([^>]*)>/g,
      (_, address: string) => `<${here(address)}>`,
    );
  }
  // Otherwise anybody's page would run on the panel's own origin, with its session.
  if (service === 'orbit') {
    headers['x-content-type-options'] = 'nosniff';
    if (!UNBOXED.test(given['content-type'] ?? '')) {
      headers['content-security-policy'] = 'sandbox allow-scripts';
    }
  }
  return headers;
}
