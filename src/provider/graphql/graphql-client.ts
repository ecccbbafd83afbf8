import type { TadaDocumentNode } from 'gql.tada';
import { ClientError, GraphQLClient } from 'graphql-request';
import {
  ApiError,
  failure,
  readErrorBody,
  REQUEST_ID_HEADER,
  requestIdOf,
  UNAUTHENTICATED,
  UNREADABLE,
  unreadable,
} from '@/provider/api-error';
import type { Operation } from '@/provider/recorder/tap';
import { type Change, KEY_HEADER, type RequestHooks } from '@/provider/request';

/** A result as it came: any field may be absent or of another type. */
export type Unchecked<Value> = Value extends null
  ? null
  : Value extends readonly unknown[]
    ? unknown
    : Value extends object
      ? { readonly [Name in keyof Value]?: Unchecked<Value[Name]> | null }
      : unknown;

export type Execute = <Result, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  /** `Idempotency-Key`. */
  key?: string,
) => Promise<Unchecked<Result>>;

function apiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (!(thrown instanceof ClientError)) return failure('unreadable', UNREADABLE, thrown);
  const { name, messages } = readErrorBody(thrown.response);
  const hasMessages = messages.length > 0;
  // Without its cause, which has the variables: they may hold passwords.
  return new ApiError({
    kind: 'refused',
    // The end of a session is the same failure by either API.
    status: name === UNAUTHENTICATED ? 401 : 200,
    name,
    messages: hasMessages ? messages : [UNREADABLE],
    messageSource: hasMessages ? 'fields' : 'us',
    requestId: requestIdOf(thrown.response.headers),
  });
}

interface Body {
  readonly query?: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

function operationOf({ query = '', operationName = '', variables = {} }: Body): Operation {
  const isQuery = query.trimStart().startsWith('query');
  return { operation: operationName, ...(isQuery && { variables }) };
}

function fetchThrough(change: Change, path: string): typeof fetch {
  return async (_, init) => {
    const json = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Body;
    const signal = init?.signal;
    const operation = operationOf(json);
    const key = new Headers(init?.headers).get(KEY_HEADER) ?? undefined;
    const sent = { method: 'POST', json, operation, key, signal: signal ?? undefined } as const;
    const answer = await change(path, sent);
    const id = requestIdOf(answer.headers);
    const headers = id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
    return Response.json(answer.body ?? null, { headers });
  };
}

type GraphqlPath = '/kiosk' | '/graphql';

export function createExecute(
  change: Change,
  ifUnauthenticated: RequestHooks['ifUnauthenticated'],
  path: GraphqlPath = '/kiosk',
): Execute {
  const client = new GraphQLClient('https://graphql.invalid/', {
    fetch: fetchThrough(change, path),
  });
  return async <Result, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
    key?: string,
  ) => {
    const onUnauthenticated = ifUnauthenticated();
    try {
      const data: unknown = await client.request<Result>({
        document,
        variables,
        ...(signal && { signal }),
        ...(key !== undefined && { requestHeaders: { [KEY_HEADER]: key } }),
      });
      if (typeof data !== 'object' || data === null) throw unreadable(UNREADABLE);
      return data as Unchecked<Result>;
    } catch (thrown) {
      const error = apiError(thrown);
      if (error.facts.name === UNAUTHENTICATED) onUnauthenticated();
      throw error;
    }
  };
}

const OK = 200;

/** Throws for an answer without success: `{success: false, errors: ['…']}`. */
export function refuseUnsuccessful(answer: object): void {
  if (!('success' in answer) || answer.success !== false) return;
  const errors: unknown = 'errors' in answer ? answer.errors : undefined;
  const told = Array.isArray(errors) ? errors.filter((each) => typeof each === 'string') : [];
  const hasTold = told.length > 0;
  throw new ApiError({
    kind: 'refused',
    status: OK,
    name: undefined,
    messages: hasTold ? told : ['The request was refused'],
    messageSource: hasTold ? 'fields' : 'us',
    requestId: undefined,
  });
}
