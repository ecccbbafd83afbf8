import { http, HttpResponse, type HttpHandler } from 'msw';
import { facesOf, isGraphqlPath, isRestPath, responseOf } from '@mocks/faces';
import { orbitHandler } from '@mocks/orbit/handler';
import { createCore, type Core, type CoreOptions } from '@mocks/provider/core';
import type { Outcome } from '@mocks/provider/respond';

/** A simulated provider with the MSW handlers that serve it. */
export interface Provider extends Core {
  handlers: HttpHandler[];
}

/** Whether the path of a request is one of these. */
const at =
  (isOne: (path: string) => boolean) =>
  ({ request }: { request: Request }): boolean =>
    isOne(new URL(request.url).pathname);

/** A new provider of its own: its world, sessions, dials and handlers are shared with no other. */
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
