import type { Kind } from '@/model/kinds';

/** What kind of failure it was, for code that must tell them apart. */
export type ApiErrorKind =
  /** The provider answered with a status of 400 or more. */
  | 'refused'
  /** No answer: the network is down, the host is unknown, the connection was dropped. */
  | 'network'
  /** Never sent: the browser has no network. */
  | 'unsent'
  /** An answer that cannot be understood: not JSON where JSON is due, or of the wrong shape. */
  | 'unreadable'
  /** The caller withdrew the call. */
  | 'cancelled';

/** The facts of a failure, serialisable, as the store keeps them. */
export interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** HTTP status, 0 without an answer. */
  status: number;
  /** The provider's `error_name`, an OAuth `error`, or a GraphQL code. */
  name: string | undefined;
  /** Sentences for people; never empty. */
  messages: readonly string[];
  /** Where they come from: the body's own fields, a body that is bare text, or our own words. */
  said: 'fields' | 'text' | 'us';
  /** `X-Request-Id`, to quote to support. */
  requestId: string | undefined;
}

/** The one error that leaves the provider floor. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly facts: ApiErrorFacts;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(facts.messages.join('. '), options);
    this.facts = facts;
  }
}

const REQUEST_ID_HEADER = 'X-Request-Id';

/** What to quote to support of an answer. */
export function requestIdOf(headers: Headers): string | undefined {
  return headers.get(REQUEST_ID_HEADER) ?? undefined;
}

/** A failure in our own words, without an answer or with one that says nothing. */
export function failure(kind: ApiErrorKind, message: string, cause?: unknown): ApiError {
  return new ApiError(
    { kind, status: 0, name: undefined, messages: [message], said: 'us', requestId: undefined },
    { cause },
  );
}

/** What is said of an answer of which nothing can be made. */
export const UNREADABLE = 'The provider sent an answer that could not be read';

/**
 * An answer of success that isn't what was due.
 *
 * @param answer what is known of it; else it was a plain 200
 */
export function unreadable(
  message: string,
  answer?: { readonly status: number; readonly headers: Headers },
): ApiError {
  return new ApiError({
    kind: 'unreadable',
    status: answer?.status ?? 200,
    name: undefined,
    messages: [message],
    said: 'us',
    requestId: answer && requestIdOf(answer.headers),
  });
}

/**
 * The answer was of success, and not the record that it should have been.
 *
 * @param id undefined for what was to be created
 */
export function somethingElse(kind: Kind, id: string | undefined): ApiError {
  const words = kind.replaceAll('_', ' ');
  const what = id === undefined ? words : `${words} ${id}`;
  return unreadable(`The provider sent something else where the ${what} was due`);
}

/**
 * For a failure that changes nothing: the provider's may pass.
 *
 * @throws what was thrown, if it is a defect of ours
 */
export function expectApiError(thrown: unknown): void {
  if (!(thrown instanceof ApiError)) throw thrown;
}

/** The facts of anything thrown, for whoever throws it on: who doesn't asks for `errorFacts`. */
export function factsOf(thrown: unknown): ApiErrorFacts {
  if (thrown instanceof ApiError) return thrown.facts;
  return failure('unreadable', 'Something went wrong', thrown).facts;
}

/**
 * The facts of anything thrown, where its way ends. What isn't an ApiError is a defect of ours: people
 * read that alone, what it says of itself is for the console.
 */
export function errorFacts(thrown: unknown): ApiErrorFacts {
  if (!(thrown instanceof ApiError)) reportError(thrown);
  return factsOf(thrown);
}
