import { hmac } from '@mocks/machine/digest';
import { OrbitRefusal, type OrbitAnswer, type OrbitRequest } from '@mocks/orbit/answers';
import { decoded, quoted, type Place } from '@mocks/orbit/paths';
import type { Metadata, StorageAccount } from '@mocks/orbit/store';
import { hexOf } from '@mocks/provider/bytes';

const DIGESTS = { 40: 'sha1', 64: 'sha256', 128: 'sha512' } as const;

/** A temporary link's parameters besides its place. */
export interface TemporaryLink {
  /** Expiry in seconds since 1970. */
  expires: number;
  /** True if the container's key signed it, not the account's. */
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

/** Methods whose signature allows this one: signatures for GET, POST and PUT also allow HEAD. */
const methodsOf = (method: string): string[] =>
  method === 'HEAD' ? ['HEAD', 'GET', 'POST', 'PUT'] : [method];

const keysIn = (metadata: Metadata, kind: 'Account' | 'Container'): string[] =>
  ['', '-2'].flatMap((number) => metadata[`X-${kind}-Meta-Temp-Url-Key${number}`] ?? []);

/** The keys in force. An account's new keys take effect after the delay of the `keyDelay` dial. */
function keysOf(account: StorageAccount, container: string, now: number) {
  const { formerKeys, metadata, containers } = account;
  return {
    account: keysIn(now < formerKeys.until ? formerKeys.metadata : metadata, 'Account'),
    container: keysIn(containers.get(container)?.metadata ?? {}, 'Container'),
  };
}

/**
 * The call's temporary link, or null. Throws 401 for a wrong or expired one. The signature covers
 * the decoded path. A link with a prefix is valid for all names that begin with it.
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
  // Signers use the full path at the origin's host.
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

/** Adds the link's file name and expiry to an answer, and removes the object's own metadata. */
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
