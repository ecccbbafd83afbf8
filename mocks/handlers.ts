import { http, HttpResponse, type HttpHandler } from 'msw';
import { facesOf, responseOf } from '@mocks/faces';
import { orbitHandler } from '@mocks/orbit/handler';
import { createCore, type Core, type CoreOptions } from '@mocks/provider/core';
import type { Outcome } from '@mocks/provider/respond';

/** A simulated provider with the MSW handlers that serve it. */
export interface Provider extends Core {
  handlers: HttpHandler[];
}

const restPaths = [
  '*/1.0/*',
  '*/auth',
  '*/auth/*',
  '*/token',
  '*/console/*',
  '*/outbox',
  '*/stripe/*',
  '*/invoices/*',
  '*/pricing.json',
  '*/search-index.json',
  '*/geo-ip',
  '*/status-feed.json',
];
const graphqlPaths = ['*/kiosk', '*/graphql'];

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
      ...restPaths.map((path) => http.all(path, send(rest))),
      ...graphqlPaths.map((path) => http.post(path, send(graphql))),
    ],
  });
}

function toResponse(outcome: Outcome): Response {
  if (outcome === 'drop') return HttpResponse.error();
  const { content, init } = responseOf(outcome);
  return new HttpResponse(content, init);
}
