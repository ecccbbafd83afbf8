import type { ReportedCall } from '@/wire/report';
import { bytesOf } from '@mocks/provider/bytes';

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/u));

/** Headers that the panel reads from the answers of all APIs but Orbit. */
const OF_API = listed('date link retry-after x-oauth-scopes');

/** Headers that the panel reads from Orbit's answers: of accounts, containers and objects. */
const OF_ORBIT = listed(`
  date retry-after etag last-modified content-disposition content-language x-robots-tag
  x-delete-at x-object-manifest x-static-large-object x-timestamp
  x-account-bytes-used x-account-container-count x-account-object-count
  x-account-meta-temp-url-key x-account-meta-temp-url-key-2
  x-container-bytes-used x-container-object-count x-container-read x-container-write
  x-history-location x-versions-location x-versions-enabled`);

/** Headers with the settings of containers, and with people's own metadata. */
const META = /^x-(?:container|object)-meta-[\w!#$%&'*+.^`|~-]{1,256}$/u;

/** Headers that decide how a browser treats a body. For HEAD, without a body, they are data. */
const OF_BODY = listed('content-type content-length content-encoding cache-control expires');

/** Links that are safe to send: for others a browser connects to the named hosts by itself. */
const LINKS = /^<\/1\.0\/[a-z_]+\/[a-z\d-]+>; rel=(?:snapshot|related)$/u;

/** Returns UTF-8 bytes (docs/wire.md#storage-utf8); undefined if no header can hold the text. */
function valueOf(text: string): string | undefined {
  const value = Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join('');
  return /^[\t\x20-\x7e\x80-\xff]{0,8192}$/u.test(value) ? value : undefined;
}

const isLinks = (text: string): boolean => text.split(', ').every((link) => LINKS.test(link));

/** True for a header that a replay sends again. */
function passes(name: string, text: string, { api, method }: ReportedCall): boolean {
  if (name === 'content-length' && !/^\d{1,15}$/u.test(text)) return false;
  if (OF_BODY.has(name)) return method === 'HEAD';
  if (name === 'link' && !isLinks(text)) return false;
  return api === 'orbit' ? OF_ORBIT.has(name) || META.test(name) : OF_API.has(name);
}

/** Returns the recorded headers that a replay sends again, in lower case. Others are dropped. */
export function headersOf(call: ReportedCall): Record<string, string> {
  const { headers = {}, requestId = '' } = call;
  const told = Object.entries(headers)
    .map(([name, text]) => [name.toLowerCase(), text] as const)
    .filter(([name, text]) => passes(name, text, call));
  const all = [...told, ...(requestId === '' ? [] : [['x-request-id', requestId] as const])];
  return Object.fromEntries(
    all.flatMap(([name, text]) => {
      const value = valueOf(text);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
