import type { IncomingMessage } from 'node:http';

/** Host names by which a browser reaches this machine. */
const HERE = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** Accepted `Sec-Fetch-Site` of requests without an `Origin`: a page's script, picture or frame. */
const OUR_SITE = new Set([undefined, 'same-origin', 'none']);

/** False for any other host name, which somebody may have pointed at this machine. */
export const isHere = ({ headers }: IncomingMessage): boolean => HERE.test(headers.host ?? '');

/** True for requests of this server's pages or of no page; false for other sites and ports. */
export function isOurs(request: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  if (!isHere(request)) return false;
  return origin === undefined ? OUR_SITE.has(site?.toString()) : origin === `http://${host}`;
}
