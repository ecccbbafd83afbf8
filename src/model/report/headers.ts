import { type Class, type Classes, ofText } from './classes';
import type { Marks } from './marks';
import { parameters } from './parameters';

const kept = (shape: RegExp): Class => ofText((given) => (shape.test(given) ? given : ''));

/** A media type, or nothing that a browser would read as one. */
const mediaType = kept(/^[\w.+-]{1,60}\/[\w.+-]{1,60}(?:; ?charset=[\w-]{1,20})?$/u);

const digits = kept(/^\d{1,20}(?:\.\d{1,9})?$/u);

/** An HTTP date (RFC 9110 §5.6.7). */
const date = kept(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/u);

/** Seconds or a date. */
const after = kept(/^(?:\d{1,9}|[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT)$/u);

/** `<https://…/1.0/images/img-abcde>; rel=snapshot`: without its host. */
const link = ofText((given) =>
  Array.from(
    given.matchAll(/<[^>]*?(\/[a-z_]{1,40}\/[a-z]{3}-[a-z0-9]{5})>\s*;\s*rel="?([a-z_]{1,30})"?/gu),
    ([, path = '', relation = '']) => `</1.0${path}>; rel=${relation}`,
  ).join(', '),
);

const HEADERS: Classes = {
  'content-type': mediaType,
  'content-length': digits,
  date,
  'retry-after': after,
  link,
  'x-oauth-scopes': kept(/^[a-z_, ]{1,100}$/u),
  'x-session-expires-in': digits,
};

const REQUEST_ID = /^[\w.:-]{1,100}$/u;

/** The headers that the panel reads of the REST API and of GraphQL, in lower case. */
export const tellHeaders = (
  headers: Readonly<Record<string, string>>,
  marks: Marks,
): Record<string, string> => parameters(headers, HEADERS, marks);

/** `X-Request-Id`, of Orbit `X-Trans-Id`. */
export function tellRequestId(headers: Readonly<Record<string, string>>): string | undefined {
  const given = headers['x-request-id'] ?? headers['x-trans-id'] ?? '';
  return REQUEST_ID.test(given) ? given : undefined;
}
