import { createGraphql } from '@mocks/graphql/graphql';
import type { Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';
import { respond, type Outcome } from '@mocks/provider/respond';

/** Whether a path is the provider's to answer, the event stream apart. */
export const isProviderPath = (path: string): boolean =>
  /^\/(?:auth|token|1\.0|v1|kiosk|graphql|console|info|stripe|invoices|outbox|pricing\.json|search-index\.json|status-feed\.json|geo-ip)(?:[/?]|$)/.test(
    path,
  );

/** What answers requests but those of Orbit, whoever takes them in. */
export interface Faces {
  rest: (request: Request) => Promise<Outcome>;
  graphql: (request: Request) => Promise<Outcome>;
}

export function facesOf(core: Core): Faces {
  const graphql = createGraphql(core);
  return {
    rest: (request) => respond(core, request),
    graphql: (request) => graphql(core, request),
  };
}

const bodiless = new Set([204, 304]);

/** An answer as the parts of a `Response`. */
export function responseOf({ status, body, text, headers }: Answer): {
  content: string | null;
  init: { status: number; headers: Record<string, string> };
} {
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  return {
    content: bodiless.has(status) ? null : content,
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
