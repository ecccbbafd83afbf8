import { isOffline } from '@/lib/connectivity';
import { parseJson } from '@/lib/parse-json';
import {
  ApiError,
  type ApiErrorFacts,
  failure,
  readErrorBody,
  requestIdOf,
  retryAfterOf,
  UNREADABLE,
  unreadable,
} from './api-error';
import type { OnRequest, Operation } from './recorder/tap';

interface Options {
  query?: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal | undefined;
  /** A 401 does not end the session: sign-in and the session check. */
  expects401?: boolean;
}

export interface ReadOptions extends Options {
  headers?: Readonly<Record<string, string>>;
  /** Asks for the headers alone (HEAD). */
  bodyless?: boolean;
  /** Called with the time when the answering request began, unless that is now. */
  onBegan?: ((at: number) => void) | undefined;
}

export interface ChangeOptions extends Options {
  method: 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  bodyless?: boolean;
  /** Names a press, so that the provider recognises a repetition. */
  key?: string | undefined;
  operation?: Operation;
}

export interface Begun {
  readonly response: Promise<Response>;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** An answer of 200 to 299. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Reads, with quiet retries. An early read may answer it. */
export type Read = (path: string, options?: ReadOptions) => Promise<Answer>;

/** Sends a change, or any operation of GraphQL, once. */
export type Change = (path: string, options: ChangeOptions) => Promise<Answer>;

type RequestOptions = Omit<ReadOptions, 'onBegan'> & Partial<ChangeOptions>;

/** Sends a request of either kind once. `begun` replaces the request itself. */
export type Send = (path: string, options?: RequestOptions, begun?: Begun) => Promise<Answer>;

/** Marks calls by script (docs/wire.md#json). */
const MARK = { 'X-Requested-With': 'XMLHttpRequest' };

/** Sent unquoted, as most providers accept it: those that check for a UUID refuse quotes. */
export const KEY_HEADER = 'Idempotency-Key';

/** Seconds until the session expires (docs/wire.md#session-life). */
const SESSION_LIFE_HEADER = 'X-Session-Expires-In';

export interface RequestHooks {
  onSessionLife(seconds: number): void;
  /** Called when a call is sent; returns the action for an answer of 401. */
  ifUnauthenticated: () => () => void;
  /** Called when a call is sent; returns the listener for its end. */
  onSent?: () => (error?: ApiErrorFacts) => void;
  onRequest?: OnRequest;
}

function address(host: string, path: string, query: RequestOptions['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, value);
  }
  const text = search.toString();
  return `${host}${path}${text === '' ? '' : `?${text}`}`;
}

async function parse(
  text: string,
): Promise<{ readable: true; body: unknown } | { readable: false }> {
  if (text === '') return { readable: true, body: undefined };
  try {
    return { readable: true, body: await parseJson(text) };
  } catch {
    return { readable: false };
  }
}

/** The parts of an answer that both `fetch` and XMLHttpRequest have. */
type Refusing = Pick<Response, 'status' | 'headers'>;

/** Plain text is a message; a page of markup is not. */
function bareText(response: Refusing, text: string): string | undefined {
  const type = response.headers.get('Content-Type') ?? '';
  return type.startsWith('text/plain') && text.trim() !== '' ? text.trim() : undefined;
}

export async function refusal(response: Refusing, text: string): Promise<ApiError> {
  const parsed = await parse(text);
  const body = readErrorBody(parsed.readable ? parsed.body : undefined);
  const string = parsed.readable && typeof parsed.body === 'string' ? parsed.body : undefined;
  const bare = string ?? bareText(response, text);
  const own = `The provider answered with status ${response.status}`;
  return new ApiError({
    kind: 'refused',
    status: response.status,
    name: body.name,
    messages: body.messages.length > 0 ? body.messages : [bare ?? own],
    messageSource: body.messages.length > 0 ? 'fields' : bare === undefined ? 'us' : 'text',
    requestId: requestIdOf(response.headers),
    ...retryAfterOf(response.headers),
  });
}

function methodOf({ method, bodyless }: RequestOptions) {
  return method ?? (bodyless === true ? 'HEAD' : 'GET');
}

function initOf({ key, ...options }: RequestOptions, takesKeys: boolean): RequestInit {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    ...MARK,
    ...(takesKeys && key !== undefined && { [KEY_HEADER]: key }),
    ...options.headers,
  };
  const init: RequestInit = { method: methodOf(options), credentials: 'include', headers };
  if (options.signal) init.signal = options.signal;
  if (options.json !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(options.json);
  }
  if (options.form) init.body = new URLSearchParams(options.form);
  return init;
}

export function unanswered(
  signal: AbortSignal | undefined,
  wasOffline: boolean,
): 'cancelled' | 'unsent' | 'network' {
  if (signal?.aborted === true) return 'cancelled';
  return wasOffline && isOffline() ? 'unsent' : 'network';
}

export function requestTo(
  host: string,
  path: string,
  options: RequestOptions,
  takesKeys = false,
): [address: string, init: RequestInit] {
  return [address(host, path, options.query), initOf(options, takesKeys)];
}

/**
 * Every failure becomes an ApiError.
 * @param host the API's origin, '' the page's own
 * @param takesKeys false where the provider's CORS rules do not name the header of keys
 */
export function createSend(host: string, hooks: RequestHooks, takesKeys = false): Send {
  async function answerTo(path: string, options: RequestOptions, begun?: Begun): Promise<Answer> {
    const onUnauthenticated = hooks.ifUnauthenticated();
    const { query, operation, signal } = options;
    const method = methodOf(options);
    const api = operation ? 'graphql' : 'rest';
    const wasOffline = isOffline();
    const answer = begun?.response ?? fetch(...requestTo(host, path, options, takesKeys));
    const onResponse = hooks.onRequest?.({ api, method, path, query, ...operation }, begun?.at);
    let response: Response;
    let text: string;
    try {
      response = await answer;
      text = options.bodyless === true ? '' : await response.text();
    } catch (thrown) {
      const why = unanswered(signal, wasOffline);
      onResponse?.({ failure: why });
      throw failure(
        why,
        why === 'cancelled'
          ? 'Cancelled'
          : 'No answer from the provider. Check your network connection',
        thrown,
      );
    }
    onResponse?.({ status: response.status, headers: response.headers, text });
    const life = Number.parseFloat(response.headers.get(SESSION_LIFE_HEADER) ?? '');
    if (Number.isFinite(life)) hooks.onSessionLife(life);
    if (!response.ok) {
      if (response.status === 401 && options.expects401 !== true) onUnauthenticated();
      throw await refusal(response, text);
    }
    const parsed = await parse(text);
    if (!parsed.readable) throw unreadable(UNREADABLE, response);
    return { status: response.status, headers: response.headers, body: parsed.body };
  }
  return async (path, options = {}, begun) => {
    const onEnd = hooks.onSent?.();
    try {
      const answer = await answerTo(path, options, begun);
      onEnd?.();
      return answer;
    } catch (thrown) {
      if (thrown instanceof ApiError) onEnd?.(thrown.facts);
      throw thrown;
    }
  };
}
