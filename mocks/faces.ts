import { createGraphql } from '@mocks/graphql/graphql';
import { BODILESS, type Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';
import { respond, type Outcome } from '@mocks/provider/respond';

/** True for a path of the REST API or of the documents beside it, perhaps with a query. */
export const isRestPath = (path: string): boolean =>
  /^\/(?:1\.0|auth|token|console|stripe|invoices|outbox|pricing\.json|search-index\.json|status-feed\.json|geo-ip)(?:[/?]|$)/.test(
    path,
  );

/** True for a path of GraphQL, perhaps with a query. */
export const isGraphqlPath = (path: string): boolean => /^\/(?:kiosk|graphql)(?:\?|$)/.test(path);

/** True for a path that the provider answers, Orbit included but not the event stream. */
export const isProviderPath = (path: string): boolean =>
  isRestPath(path) || isGraphqlPath(path) || /^\/(?:v1|info)(?:[/?]|$)/.test(path);

/** Handlers of all requests except Orbit's, independent of the server. */
export interface Faces {
  rest: (request: Request) => Promise<Outcome>;
  graphql: (request: Request) => Promise<Outcome>;
}

export const facesOf = (core: Core): Faces => ({
  rest: (request) => respond(core, request),
  graphql: createGraphql(core),
});

/** Returns an answer as the parts of a `Response`. */
export function responseOf({ status, body, text, headers }: Answer): {
  content: string | null;
  init: { status: number; headers: Record<string, string> };
} {
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  return {
    content: BODILESS.has(status) ? null : content,
    init: {
      status,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
        'Cache-Control': 'no-store',
        'X-Request-Id': crypto.randomUUID(),
        ...headers,
      },
    },
  };
}
