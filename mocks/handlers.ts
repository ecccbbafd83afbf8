import { http, HttpResponse, type HttpHandler } from 'msw';
import { createGraphql } from '@mocks/graphql/graphql';
import { orbitHandler } from '@mocks/orbit/handler';
import { createCore, type Core, type CoreOptions } from '@mocks/provider/core';
import { respond, type Outcome } from '@mocks/provider/respond';

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
];
const graphqlPaths = ['*/kiosk', '*/graphql'];

/** A new provider of its own: its world, sessions, dials and handlers are shared with no other. */
export function createProvider(options: CoreOptions = {}): Provider {
  const core = createCore(options);
  const graphql = createGraphql(core);
  const send =
    (answer: (core: Core, request: Request) => Promise<Outcome>) =>
    async ({ request }: { request: Request }) =>
      toResponse(await answer(core, request));
  return Object.assign(core, {
    handlers: [
      orbitHandler(core),
      ...restPaths.map((path) => http.all(path, send(respond))),
      ...graphqlPaths.map((path) => http.post(path, send(graphql))),
    ],
  });
}

const bodiless = new Set([204, 304]);

function toResponse(outcome: Outcome): Response {
  if (outcome === 'drop') return HttpResponse.error();
  const { status, body, text, headers } = outcome;
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  return new HttpResponse(bodiless.has(status) ? null : content, {
    status,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
      'Cache-Control': 'no-store',
      'X-Request-Id': crypto.randomUUID(),
      ...headers,
    },
  });
}
