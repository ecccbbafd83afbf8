import type { IncomingMessage } from 'node:http';

/** By which a browser knows this machine. */
const HERE = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** `Sec-Fetch-Site` of requests without an origin: a page's script, picture or frame. */
const OUR_SITE = new Set([undefined, 'same-origin', 'none']);

/** False for a name that somebody made to mean this machine. */
export const isHere = ({ headers }: IncomingMessage): boolean => HERE.test(headers.host ?? '');

/** True if a page of this server asks, or no page at all: no page of another site, nor of another port. */
export function isOurs(request: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  if (!isHere(request)) return false;
  return origin === undefined ? OUR_SITE.has(site?.toString()) : origin === `http://${host}`;
}
