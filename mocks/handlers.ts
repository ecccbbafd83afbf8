import { http, HttpResponse, type HttpHandler } from 'msw';
import { createKiosk } from '@mocks/kiosk/kiosk';
import { createCore, type Core, type CoreOptions } from '@mocks/provider/core';
import { respondAuth, respondRest, type Outcome } from '@mocks/provider/respond';

/** A simulated provider with the MSW handlers that serve it. */
export interface Provider extends Core {
  handlers: HttpHandler[];
}

/** A new provider of its own: its world, sessions, dials and handlers are shared with no other. */
export function createProvider(options: CoreOptions = {}): Provider {
  const core = createCore(options);
  const kiosk = createKiosk(core);
  const send =
    (respond: (core: Core, request: Request) => Promise<Outcome>) =>
    async ({ request }: { request: Request }) =>
      toResponse(await respond(core, request));
  return Object.assign(core, {
    handlers: [
      http.all('*/auth', send(respondAuth)),
      http.all('*/auth/*', send(respondAuth)),
      http.all('*/1.0/*', send(respondRest)),
      http.post('*/kiosk', send(kiosk)),
      http.post('*/graphql', send(kiosk)),
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
