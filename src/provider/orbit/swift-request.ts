import { isOffline } from '@/lib/connectivity';
import { containerPath, objectPath } from '@/model/orbit/links';
import { toHeader } from '@/model/orbit/values';
import { ApiError, failure, TOKEN_REFUSED } from '@/provider/api-error';
import type { GraphqlApi } from '@/provider/graphql/graphql-api';
import type { OnRequest, OnResponse } from '@/provider/recorder/tap';
import { refusal, unanswered } from '@/provider/request';

export type Issuer = Pick<GraphqlApi, 'orbitToken' | 'forgetOrbitToken'>;

export interface StorageAccess {
  /** Address of `/v1`. */
  readonly address: string;
  readonly issuer: Issuer;
  readonly onRequest?: OnRequest | undefined;
}

export interface SwiftRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly account: string;
  readonly container?: string | undefined;
  readonly object?: string | undefined;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  /** Values may be any text. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Any answer below 400. */
export interface SwiftAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

function pathOf({ account, container, object }: SwiftRequest): string {
  try {
    if (container === undefined) return `/${account}`;
    return object === undefined
      ? containerPath(account, container)
      : objectPath(account, container, object);
  } catch (thrown) {
    const why = thrown instanceof RangeError ? thrown.message : 'It can’t be requested';
    throw failure('refused', why, thrown);
  }
}

/** Returns a request's address. Throws ApiError for a name that a browser cannot reach. */
export function addressOf({ address }: StorageAccess, request: SwiftRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) search.set(name, value);
  }
  return `${address}${pathOf(request)}${search.size === 0 ? '' : `?${search.toString()}`}`;
}

function asHeaders(headers: SwiftRequest['headers'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, toHeader(text)]));
}

export function noAnswer(thrown: unknown, signal: AbortSignal | undefined, wasOffline = false) {
  const why = unanswered(signal, wasOffline);
  if (why === 'cancelled') return failure(why, 'Cancelled', thrown);
  return failure(why, 'No answer from Orbit. Check your network connection', thrown);
}

/** Reports a request to the recorder, without its headers and body. */
export function onSwiftRequest(
  access: StorageAccess,
  request: SwiftRequest,
): OnResponse | undefined {
  const { method, query } = request;
  return access.onRequest?.({ api: 'orbit', method, path: pathOf(request), query });
}

interface Open {
  readonly response: Response;
  readonly onResponse: OnResponse | undefined;
}

async function openOnce(
  access: StorageAccess,
  request: SwiftRequest,
  token: string,
): Promise<Open> {
  const { method, headers, body, signal } = request;
  const address = addressOf(access, request);
  const onResponse = onSwiftRequest(access, request);
  const wasOffline = isOffline();
  let response: Response;
  let text = '';
  try {
    response = await fetch(address, {
      method,
      headers: { Accept: 'application/json', ...asHeaders(headers), 'X-Auth-Token': token },
      credentials: 'omit',
      cache: 'no-store',
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    if (!response.ok) text = await response.text();
  } catch (thrown) {
    onResponse?.({ failure: unanswered(signal, wasOffline) });
    throw noAnswer(thrown, signal, wasOffline);
  }
  if (response.ok) return { response, onResponse };
  onResponse?.({ status: response.status, headers: response.headers, text });
  throw await refusal(response, text);
}

/** Retries once with a new token after a 401 (docs/product/orbit.md#refused-token). */
export async function withToken<R>(
  { issuer }: StorageAccess,
  account: string,
  attempt: (token: string) => Promise<R>,
): Promise<R> {
  const token = await issuer.orbitToken(account);
  try {
    return await attempt(token);
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.facts.status !== 401) throw thrown;
    issuer.forgetOrbitToken(account, token);
    return attempt(await issuer.orbitToken(account)).catch(secondRefusal);
  }
}

/** Makes a second 401 an ordinary refusal: it does not end the session. */
function secondRefusal(thrown: unknown): never {
  if (!(thrown instanceof ApiError) || thrown.facts.status !== 401) throw thrown;
  const messages = ['Orbit didn’t accept the panel’s token'];
  throw new ApiError(
    { ...thrown.facts, name: TOKEN_REFUSED, messages, messageSource: 'us' },
    { cause: thrown },
  );
}

const open = (access: StorageAccess, request: SwiftRequest): Promise<Open> =>
  withToken(access, request.account, (token) => openOnce(access, request, token));

/** Sends a request with a token, and leaves an object's content unread. Throws ApiError. */
export async function openSwift(access: StorageAccess, request: SwiftRequest): Promise<Response> {
  const { response, onResponse } = await open(access, request);
  onResponse?.({ status: response.status, headers: response.headers });
  return response;
}

/** Sends a request with a token, and reads the body. Throws ApiError. */
export async function askSwift(access: StorageAccess, request: SwiftRequest): Promise<SwiftAnswer> {
  const { response, onResponse } = await open(access, request);
  const { status, headers } = response;
  try {
    const text = await response.text();
    onResponse?.({ status, headers, text });
    return { status, headers, text };
  } catch (thrown) {
    onResponse?.({ status, headers, failure: unanswered(request.signal, false) });
    throw noAnswer(thrown, request.signal);
  }
}
