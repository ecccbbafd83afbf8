import type { IncomingHttpHeaders } from 'node:http';

/** Headers of requests that read or sign in; none can ask for a change. */
const PASSING = new Set(
  `accept accept-encoding accept-language access-control-request-headers
  access-control-request-method authorization cache-control content-length content-type cookie dnt host
  if-match if-modified-since if-none-match if-range if-unmodified-since origin pragma priority range
  referer sec-websocket-key sec-websocket-protocol sec-websocket-version transfer-encoding user-agent
  x-auth-token x-newest x-requested-with x-session-extend`.split(/\s+/),
);

/** Prefixes of headers by which browsers describe themselves and the page. */
const OF_BROWSER = /^sec-(?:ch|fetch|gpc|purpose)\b/;

const passes = (name: string): boolean => PASSING.has(name) || OF_BROWSER.test(name);

/** True if a header names a method besides the request's own: servers may use it instead. */
export const namesMethod = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => name.includes('method') && !passes(name));

/** True if there is a body. A server that expects none with a read takes it for a request. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  'transfer-encoding' in headers || (headers['content-length'] ?? '0') !== '0';

/** Removes the headers that a read does not need. */
export function keepReading(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (!passes(name)) delete headers[name];
}
