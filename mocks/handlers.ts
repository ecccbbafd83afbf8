import { http, HttpResponse, type HttpHandler } from 'msw';
import { createKiosk } from '@mocks/kiosk/kiosk';
import { ok } from '@mocks/provider/answer';
import { consolePage } from '@mocks/provider/console-page';
import { createCore, type Core, type CoreOptions } from '@mocks/provider/core';
import { priceList } from '@mocks/provider/price-list';
import { respondAuth, respondRest, waitLatency, type Outcome } from '@mocks/provider/respond';

/** A simulated provider with the MSW handlers that serve it. */
export interface Provider extends Core {
  handlers: HttpHandler[];
}

/** Where everybody seems to call from: an address that is set aside for documentation. */
const visitor = '203.0.113.7';

/** What anybody may read, signed in or not: the prices, and one's own address. */
const respondPublic =
  (read: (world: Core['world']) => unknown) =>
  async (core: Core): Promise<Outcome> => {
    await waitLatency(core);
    return ok(read(core.world));
  };

const respondConsole = async (core: Core, { url }: Request): Promise<Outcome> => {
  await waitLatency(core);
  return consolePage(core, new URL(url));
};

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
      http.get('*/console/:server/', send(respondConsole)),
      http.get('*/pricing.json', send(respondPublic(priceList))),
      http.get('*/geo-ip', send(respondPublic(() => ({ ip: visitor })))),
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
