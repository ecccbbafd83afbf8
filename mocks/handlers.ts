import { http, HttpResponse, type HttpHandler } from 'msw';
import { facesOf, isGraphqlPath, isRestPath, responseOf } from '@mocks/faces';
import { orbitHandler } from '@mocks/orbit/handler';
import { createCore, type Core, type CoreOptions } from '@mocks/provider/core';
import type { Outcome } from '@mocks/provider/respond';

/** A simulated provider with the MSW handlers that serve it. */
export interface Provider extends Core {
  handlers: HttpHandler[];
}

/** Makes a predicate for MSW from a test of paths. */
const at =
  (isOne: (path: string) => boolean) =>
  ({ request }: { request: Request }): boolean =>
    isOne(new URL(request.url).pathname);

/** Creates a provider that shares no world, sessions, dials or handlers with another. */
export function createProvider(options: CoreOptions = {}): Provider {
  const core = createCore(options);
  const { rest, graphql } = facesOf(core);
  const send =
    (answer: (request: Request) => Promise<Outcome>) =>
    async ({ request }: { request: Request }) =>
      toResponse(await answer(request));
  return Object.assign(core, {
    handlers: [
      orbitHandler(core),
      http.all(at(isRestPath), send(rest)),
      http.post(at(isGraphqlPath), send(graphql)),
    ],
  });
}

function toResponse(outcome: Outcome): Response {
  if (outcome === 'drop') return HttpResponse.error();
  const { content, init } = responseOf(outcome);
  return new HttpResponse(content, init);
}
