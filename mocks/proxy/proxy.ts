import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { textOf } from '@mocks/provider/bytes';
import { isHere, isOurs } from '@mocks/serve/own-page';
import { forward, forwardUpgrade } from '@mocks/proxy/forward';
import { onlyMeta } from '@mocks/proxy/meta-messages';
import {
  type OwnAnswer,
  readOnlyAnswer,
  strangerAnswer,
  unreachable,
  unreachableAnswer,
} from '@mocks/proxy/own-answers';
import { allowedBody, verdictOf } from '@mocks/proxy/read-only';
import { keepReading, namesMethod } from '@mocks/proxy/reading-headers';
import { EVENTS_PATH, type Route, routeOf, type Targets } from '@mocks/proxy/targets';

/** Forwards the provider's requests. */
export interface Proxy {
  /** Answers a request that is for the provider. Returns false for any other. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a WebSocket for the event stream. Returns false for any other. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

/** True if a person follows a link to an object: a temporary link itself grants access. */
function isFollowed({ service }: Route, request: IncomingMessage): boolean {
  const { method, headers } = request;
  const { origin, 'sec-fetch-mode': mode, 'sec-fetch-dest': into } = headers;
  const isPage = mode === 'navigate' && into === 'document';
  const isRead = service === 'orbit' && method === 'GET';
  return isRead && isHere(request) && origin === undefined && isPage;
}

const isWebSocket = ({ headers }: IncomingMessage): boolean =>
  /^websocket$/i.test(headers.upgrade ?? '');

/** True for a WebSocket of the event stream whose address and headers ask for nothing further. */
const isListening = ({ url, headers }: IncomingMessage): boolean =>
  url === EVENTS_PATH && !namesMethod(headers);

function give(request: IncomingMessage, response: ServerResponse, own: OwnAnswer): void {
  response.writeHead(own.status, own.headers).end(request.method === 'HEAD' ? undefined : own.body);
}

/** Calls `tell` with the reason if the provider cannot be reached; not again until that changes. */
export function createProxy(provider: Targets, tell: (sentence: string) => void): Proxy {
  const targets: Targets = { ...provider, named: new Set() };
  let told: string | undefined;
  const failed = ({ target }: Route, error: unknown) => {
    const sentence = unreachable(target, error);
    if (sentence !== told) tell(sentence);
    told = sentence;
  };

  async function pass(route: Route, request: IncomingMessage, response: ServerResponse) {
    const { service } = route;
    const { method = 'GET', url: path = '/', headers } = request;
    let body: string | undefined;
    if (targets.isReadOnly) {
      const asked = { service, method, path, headers };
      const verdict = verdictOf(asked, targets);
      const text = verdict === 'body' ? allowedBody(asked, await textOf(request)) : '';
      if (verdict === 'refuse' || text === null) {
        give(request, response, readOnlyAnswer(service));
        return;
      }
      if (verdict === 'body') body = text;
      keepReading(headers);
    }
    try {
      await forward(targets, route, request, response, body);
      told = undefined;
    } catch (error) {
      if (response.destroyed) return;
      failed(route, error);
      give(request, response, unreachableAnswer(service, route.target, error));
    }
  }

  return {
    handle(request, response) {
      const route = routeOf(targets, request.url ?? '/');
      if (!route) return false;
      const isOwn = isOurs(request);
      if (!isOwn) delete request.headers.cookie;
      if (isOwn || isFollowed(route, request)) {
        pass(route, request, response).catch((error: unknown) => {
          // A client that leaves during its request is no failure.
          if (!request.destroyed) tell(String(error));
          response.destroy();
        });
      } else give(request, response, strangerAnswer(route.service));
      return true;
    },
    upgrade(request, socket, head) {
      const route = routeOf(targets, request.url ?? '/');
      if (route?.service !== 'events') return false;
      socket.on('error', () => socket.destroy());
      const guard = targets.isReadOnly ? onlyMeta() : undefined;
      if (!isOurs(request) || !isWebSocket(request) || (guard && !isListening(request))) {
        socket.destroy();
        return true;
      }
      if (guard) keepReading(request.headers);
      forwardUpgrade(targets, route, request, socket, head, guard).catch((error: unknown) => {
        if (!socket.destroyed) failed(route, error);
        socket.destroy();
      });
      return true;
    },
  };
}
