import { fieldOf } from '@/lib/values';
import type { Kind } from '@/model/kinds';

export type ApiErrorKind =
  /** A status of 400 or more. */
  | 'refused'
  /** No answer: no network, an unknown host, a dropped connection. */
  | 'network'
  /** Never sent: the browser has no network. */
  | 'unsent'
  /** Not JSON, or of the wrong shape. */
  | 'unreadable'
  | 'cancelled';

/** A failure as the store keeps it, serialisable. */
export interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** HTTP status, 0 without an answer. */
  status: number;
  /** `error_name`, an OAuth `error`, or a GraphQL code. */
  name: string | undefined;
  /** For people; never empty. */
  messages: readonly string[];
  /** Source of `messages`: the body's fields, a body of bare text, or our own words. */
  messageSource: 'fields' | 'text' | 'us';
  /** True if the first message is the call's own sentence (docs/product/errors.md#own-words). */
  inWords?: true;
  /** `X-Request-Id`, or Orbit's `X-Trans-Id`. */
  requestId: string | undefined;
  retryAfterMs?: number;
}

/** Our name for storage's second refusal, of a new token. It says nothing about the session. */
export const TOKEN_REFUSED = 'ORBIT_UNAUTHORIZED';

export const isSignedOut = ({ status, name }: Partial<ApiErrorFacts>): boolean =>
  status === 401 && name !== TOKEN_REFUSED;

export const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** The server cannot do this: not now, nor soon. The answer may be cached (RFC 9110 §15.6.2). */
export const NOT_IMPLEMENTED = 501;

const UNAVAILABLE = 503;

/** Our own `error_name` (docs/wire.md#error-503). */
const MAINTENANCE = 'maintenance';

/** Longest `Retry-After` of a provider that is only busy: a read waits that long quietly. */
const BUSY_MS = 5000;

/**
 * True if the API says that it is closed: by name, or by a message with a long `Retry-After`. A
 * bare 503 ("Api currently unavailable") is an ordinary failure (docs/wire.md#error-503).
 */
export function isMaintenance(error: Omit<ApiErrorFacts, 'kind'>): boolean {
  const { status, name, messageSource, retryAfterMs = 0 } = error;
  if (status !== UNAVAILABLE) return false;
  return name === MAINTENANCE || (retryAfterMs > BUSY_MS && messageSource !== 'us');
}

/**
 * True if the call may have been done: after no answer, or a server's failure without a message.
 * That may be a gateway's (502 to 504, Cloudflare's 520 to 527), or a provider's that broke midway.
 */
export function mayBeDone(error: ApiErrorFacts): boolean {
  const { kind, status, messageSource } = error;
  if (kind === 'network' || kind === 'unreadable') return true;
  if (isMaintenance(error) || status === NOT_IMPLEMENTED) return false;
  return status >= 500 && messageSource !== 'fields';
}

export function isDescribed({ name, messages, messageSource }: ApiErrorFacts): boolean {
  return messageSource === 'fields' && messages.some((message) => message !== name);
}

/** The only error that `src/provider` throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly facts: ApiErrorFacts;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(facts.messages.join('. '), options);
    this.facts = facts;
  }
}

/** True if the provider refuses this user: REST by status, GraphQL by name. */
export function isForbidden(error?: Partial<Pick<ApiErrorFacts, 'status' | 'name'>>): boolean {
  return error?.status === 403 || error?.name === 'FORBIDDEN';
}

export const REQUEST_ID_HEADER = 'X-Request-Id';

export function requestIdOf(headers: Headers): string | undefined {
  return headers.get(REQUEST_ID_HEADER) ?? headers.get('X-Trans-Id') ?? undefined;
}

/** Seconds or a date (RFC 9110 §10.2.3); nothing if it is neither. `now` is the wall clock. */
export function retryAfterOf(
  headers: Headers,
  now = Date.now(),
): Pick<ApiErrorFacts, 'retryAfterMs'> {
  const text = headers.get('Retry-After')?.trim() ?? '';
  const after = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(after) ? { retryAfterMs: Math.max(0, after) } : {};
}

export function failure(kind: ApiErrorKind, message: string, cause?: unknown): ApiError {
  return new ApiError(
    {
      kind,
      status: 0,
      name: undefined,
      messages: [message],
      messageSource: 'us',
      requestId: undefined,
    },
    { cause },
  );
}

export const UNREADABLE = 'Unreadable response from the provider';

export function unreadable(
  message: string,
  answer?: { readonly status: number; readonly headers: Headers },
): ApiError {
  const { facts } = failure('unreadable', message);
  const requestId = answer && requestIdOf(answer.headers);
  return new ApiError({ ...facts, status: answer?.status ?? 200, requestId });
}

export function required<T>(read: T | undefined): T {
  if (read === undefined) throw unreadable(UNREADABLE);
  return read;
}

export function unexpectedAnswer(kind: Kind, id: string | undefined): ApiError {
  const words = kind.replaceAll('_', ' ');
  const what = id === undefined ? words : `${words} ${id}`;
  return unreadable(`Unexpected response from the API for the ${what}`);
}

/** Throws a defect of ours; an ApiError may be ignored. */
export function expectApiError(thrown: unknown): void {
  if (!(thrown instanceof ApiError)) throw thrown;
}

/** For an error that is thrown on; if it is handled, use `errorFacts`. */
export function factsOf(thrown: unknown): ApiErrorFacts {
  if (thrown instanceof ApiError) return thrown.facts;
  return failure('unreadable', 'Something went wrong', thrown).facts;
}

/** Reports a defect of ours to the console. */
export function errorFacts(thrown: unknown): ApiErrorFacts {
  if (!(thrown instanceof ApiError)) reportError(thrown);
  return factsOf(thrown);
}

/** The GraphQL error code that ends the session as a 401 does. */
export const UNAUTHENTICATED = 'UNAUTHENTICATED';

/**
 * From the API's `{error_name, errors}`, where `errors` may be a string, OAuth's
 * `{error, error_description}`, or GraphQL's `{errors: [{message, extensions: {code}}]}`
 * (docs/wire.md#error-shapes).
 */
export interface ErrorBody {
  name: string | undefined;
  messages: readonly string[];
}

const NOTHING: ErrorBody = { name: undefined, messages: [] };

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function sentences(value: unknown): string[] {
  return listOf(value)
    .map((item) => fieldOf(item, 'message') ?? item)
    .filter((item): item is string => typeof item === 'string' && item.trim() !== '');
}

/** `UNAUTHENTICATED` wins over any other code. */
function codeOf(errors: unknown): string | undefined {
  const codes = listOf(errors).map((error) => word(fieldOf(fieldOf(error, 'extensions'), 'code')));
  if (codes.includes(UNAUTHENTICATED)) return UNAUTHENTICATED;
  return codes.find((code) => code !== undefined);
}

function word(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Never throws. */
export function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return NOTHING;
  const fields = body as Readonly<Record<string, unknown>>;
  const messages = sentences(fields['errors']);
  const named = word(fields['error_name']) ?? codeOf(fields['errors']);
  if (messages.length > 0) return { name: named, messages };
  const name = named ?? word(fields['error']);
  return { name, messages: sentences(fields['error_description'] ?? name) };
}
