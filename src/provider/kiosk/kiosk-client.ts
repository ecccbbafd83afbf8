import type { TadaDocumentNode } from 'gql.tada';
import { ClientError, GraphQLClient } from 'graphql-request';
import { ApiError } from '../api-error';
import type { Send } from '../request';

/** The code of a GraphQL error that ends the session as a 401 does (spec 1 §4). */
const UNAUTHENTICATED = 'UNAUTHENTICATED';

/** Asks the kiosk; gives its `data`. */
export type Ask = <Result, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

function codeOf(error: ClientError): string | undefined {
  const code: unknown = error.response.errors?.[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

function apiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const refused = thrown instanceof ClientError;
  const messages = refused ? (thrown.response.errors ?? []).map(({ message }) => message) : [];
  return new ApiError(
    {
      kind: refused ? 'refused' : 'unreadable',
      status: 200,
      name: refused ? codeOf(thrown) : undefined,
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
