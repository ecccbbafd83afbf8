import { hmac } from '@mocks/machine/digest';
import { OrbitRefusal, type OrbitAnswer, type OrbitRequest } from '@mocks/orbit/answers';
import { decoded, quoted, type Place } from '@mocks/orbit/paths';
import type { Metadata, StorageAccount } from '@mocks/orbit/store';
import { hexOf } from '@mocks/provider/bytes';

const DIGESTS = { 40: 'sha1', 64: 'sha256', 128: 'sha512' } as const;

/** What a link says besides its place. */
export interface TemporaryLink {
  /** Seconds since 1970. */
  expires: number;
  /** True if a key of its container signed it, and none of the account's. */
  isOfContainer: boolean;
  filename: string | null;
  isInline: boolean;
}

const invalid = () =>
  new OrbitRefusal({
    status: 401,
    headers: { 'Content-Type': 'text/plain', 'Www-Authenticate': 'Swift realm="unknown"' },
    body: '401 Unauthorized: Temp URL invalid\n',
  });

/** A signature for a method also lets its holder ask for the headers. */
const methodsOf = (method: string): string[] =>
  method === 'HEAD' ? ['HEAD', 'GET', 'POST', 'PUT'] : [method];

const keysIn = (metadata: Metadata, kind: 'Account' | 'Container'): string[] =>
  ['', '-2'].flatMap((number) => metadata[`X-${kind}-Meta-Temp-Url-Key${number}`] ?? []);

/** The keys that are in force: those of an account take as long to be known as the `keyDelay` dial says. */
function keysOf(account: StorageAccount, container: string, now: number) {
  const { formerKeys, metadata, containers } = account;
  return {
    account: keysIn(now < formerKeys.until ? formerKeys.metadata : metadata, 'Account'),
    container: keysIn(containers.get(container)?.metadata ?? {}, 'Container'),
  };
}

/**
 * The temporary link that a call brings, or null. Throws 401 for one that is wrong or has ended. It is
 * signed over the path as it reads, not as it is encoded; a link of a prefix is good for all that begins so.
 */
export function temporaryLink(
  { query, method, path, origin }: OrbitRequest,
  account: StorageAccount,
  { account: id, container, object }: Place,
  now: number,
): TemporaryLink | null {
  const signature = query.get('temp_url_sig');
  const given = query.get('temp_url_expires');
  if (signature === null && given === null) return null;
  if (!signature || !given || object === '') throw invalid();
  const expires = /^\d+$/.test(given) ? Number(given) : Date.parse(given) / 1000;
  if (!(expires * 1000 > now)) throw invalid();
  const digest = DIGESTS[signature.length as keyof typeof DIGESTS];
  const prefix = query.get('temp_url_prefix');
  if (prefix !== null && !object.startsWith(prefix)) throw invalid();
  // Who signs knows the path as it stands at the origin.
  const base = new URL(origin).pathname.replace(/\/$/, '');
  const signed =
    prefix === null ? base + decoded(path) : `prefix:${base}/v1/${id}/${container}/${prefix}`;
  const isBy = (key: string) =>
    methodsOf(method).some(
      (allowed) =>
        digest !== undefined &&
        hexOf(hmac(digest, key, `${allowed}\n${expires}\n${signed}`)) === signature,
    );
  const keys = keysOf(account, container, now);
  const isOfContainer = !keys.account.some(isBy);
  if (isOfContainer && !keys.container.some(isBy)) throw invalid();
  return { expires, isOfContainer, filename: query.get('filename'), isInline: query.has('inline') };
}

const named = (disposition: string, name: string): string =>
  `${disposition}; filename="${quoted(name).replaceAll('%20', ' ')}"; filename*=UTF-8''${quoted(name).replaceAll('/', '%2F')}`;

function dispositionOf(
  { filename, isInline }: TemporaryLink,
  own: string | undefined,
  path: string,
): string {
  if (isInline) return filename ? named('inline', filename) : 'inline';
  if (filename) return named('attachment', filename);
  return own ?? named('attachment', decoded(path).replace(/\/+$/, '').split('/').at(-1) ?? '');
}

/** What was asked for by a link: under the name that this says, and without the object's own metadata. */
export function linkedAnswer(
  { method, path }: OrbitRequest,
  link: TemporaryLink,
  answer: OrbitAnswer,
): OrbitAnswer {
  const isRead = method === 'GET' || method === 'HEAD';
  const shown = Object.entries(answer.headers).filter(
    ([name]) => !/^X-Object-Meta-(?!Public-)/.test(name),
  );
  const headers = Object.fromEntries(shown);
  if (!isRead || answer.status >= 300) return { ...answer, headers };
  const disposition = dispositionOf(link, headers['Content-Disposition'], path);
  return {
    ...answer,
    headers: {
      ...headers,
      'Content-Disposition': disposition.replaceAll('\n', '%0A'),
      Expires: new Date(link.expires * 1000).toUTCString(),
    },
  };
}
