import { KEY_HEADERS } from '@/model/orbit/account';
import { linkAddress, type LinkTarget, signedText, type TemporaryLink } from '@/model/orbit/links';
import { factsOf, failure } from '@/provider/api-error';
import { refusal } from '@/provider/request';
import { askSwift, type StorageAccess, noAnswer } from './swift-request';

export interface LinkOrder extends Omit<TemporaryLink, 'expires'> {
  readonly seconds: number;
}

export interface MadeLink {
  readonly address: string;
  /** Its end by this machine's clock, in milliseconds. */
  readonly until: number;
  /** True if a container's key signed it (docs/product/orbit.md#link-clock). */
  readonly isOfContainer: boolean;
}

const CONTAINER_KEYS = KEY_HEADERS.map((name) => name.replace('X-Account-', 'X-Container-'));

interface FoundKey {
  readonly key: string;
  readonly isOfContainer: boolean;
  /** How far the storage's clock is ahead of this machine's, in milliseconds. */
  readonly ahead: number;
}

/** Transaction id, with the time in hexadecimal seconds (Swift's `generate_trans_id`). */
const TRANSACTION = /^tx[0-9a-f]{21}-([0-9a-f]{10})/u;

/** Reads the storage's clock in milliseconds from an answer; ours if the browser may not see it. */
function timeOf(headers: Headers): number {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date)) return date;
  const [, seconds] = TRANSACTION.exec(headers.get('X-Trans-Id') ?? '') ?? [];
  return seconds === undefined ? Date.now() : parseInt(seconds, 16) * 1000;
}

/** Finds a key of the account, or else of the container. It is a secret: drop it after signing. */
async function findKey(
  access: StorageAccess,
  { account, container }: LinkTarget,
  signal: AbortSignal | undefined,
): Promise<FoundKey | undefined> {
  const places = [
    [{ account }, KEY_HEADERS, false],
    [{ account, container }, CONTAINER_KEYS, true],
  ] as const;
  for (const [place, names, isOfContainer] of places) {
    const { headers } = await askSwift(access, { method: 'HEAD', ...place, signal });
    const key = names.map((name) => headers.get(name)).find(Boolean);
    if (key) return { key, isOfContainer, ahead: timeOf(headers) - Date.now() };
  }
  return undefined;
}

async function isLarge(
  access: StorageAccess,
  { account, container, object }: LinkTarget,
  signal?: AbortSignal,
) {
  try {
    const place = { account, container, object };
    const { headers } = await askSwift(access, { method: 'HEAD', ...place, signal });
    return headers.has('X-Static-Large-Object') || headers.has('X-Object-Manifest');
  } catch (thrown) {
    if (factsOf(thrown).status === 404) return false;
    throw thrown;
  }
}

async function signature(secret: string, text: string): Promise<string> {
  if (!('subtle' in crypto)) {
    throw failure('unsent', 'Links can only be signed on an HTTPS page');
  }
  // A header's characters are the bytes of its text.
  const bytes = Uint8Array.from(secret, (letter) => letter.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Signs a link. Undefined if no key reaches its target; a new key of the account would. */
export async function makeLink(
  access: StorageAccess,
  order: LinkOrder,
  signal?: AbortSignal,
): Promise<MadeLink | undefined> {
  const found = await findKey(access, order, signal);
  if (found === undefined) return undefined;
  const { isOfContainer } = found;
  const readsOne = order.method !== 'PUT' && order.prefix === undefined;
  if (isOfContainer && readsOne && (await isLarge(access, order, signal))) return undefined;
  const { seconds, ...target } = order;
  const now = Date.now();
  const expires = Math.ceil((now + found.ahead) / 1000) + seconds;
  const link = { ...target, expires };
  // The panel's setting may be a path alone.
  const address = new URL(access.address, globalThis.location?.href).href.replace(/\/$/u, '');
  const signed = await signature(found.key, signedText(link, new URL(address).pathname));
  return {
    address: linkAddress(address, link, signed),
    until: now + seconds * 1000,
    isOfContainer,
  };
}

/** Asks by HEAD, without a token, whether a link leads to an object. Throws the refusal. */
export async function askLink(address: string, signal?: AbortSignal): Promise<void> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      ...(signal && { signal }),
    });
  } catch (thrown) {
    throw noAnswer(thrown, signal);
  }
  if (!response.ok) throw await refusal(response, '');
}
