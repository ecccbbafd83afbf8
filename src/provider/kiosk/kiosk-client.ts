import type { TadaDocumentNode } from 'gql.tada';
import { ClientError, GraphQLClient } from 'graphql-request';
import { ApiError } from '../api-error';
import { readErrorBody, UNAUTHENTICATED } from '../error-body';
import type { Send } from '../request';

/** Asks the kiosk; gives its `data`. */
export type Ask = <Result, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

function apiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const refused = thrown instanceof ClientError;
  const { name, messages } = readErrorBody(refused ? thrown.response : undefined);
  return new ApiError(
    {
      kind: refused ? 'refused' : 'unreadable',
      status: 200,
      name,
      messages:
        messages.length > 0 ? messages : ['The provider sent an answer that could not be read'],
      said: messages.length > 0 ? 'fields' : 'us',
      requestId: undefined,
    },
    { cause: thrown },
  );
}

/** The panel's one way out, in the shape that the GraphQL client expects. */
function fetchBy(send: Send): typeof fetch {
  return async (_, init) => {
    const json: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const signal = init?.signal;
    const answer = await send('/kiosk', { method: 'POST', json, ...(signal && { signal }) });
    return Response.json(answer.body ?? null);
  };
}

/**
 * The client of the GraphQL kiosk.
 *
 * @param onUnauthenticated the kiosk says that nobody is signed in
 * @throws ApiError with the GraphQL code as its name
 */
export function createAsk(send: Send, onUnauthenticated: () => void): Ask {
  const client = new GraphQLClient('https://kiosk.invalid/', { fetch: fetchBy(send) });
  return async <Result, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ) => {
    try {
      return await client.request<Result>(document, variables);
    } catch (thrown) {
      const error = apiError(thrown);
      if (error.facts.name === UNAUTHENTICATED) onUnauthenticated();
      throw error;
    }
  };
}
