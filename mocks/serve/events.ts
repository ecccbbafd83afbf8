import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Provider } from '@mocks/handlers';
import { refusalOfSubscription } from '@mocks/provider/subscription';
import faye, { type Message } from 'faye';

const mount = '/stream';

/** A real Faye server that publishes a provider's events. It can be stopped and started again. */
export interface EventStream {
  /** True if the request is for the event stream. */
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Drops all connections and subscriptions, and refuses new ones. */
  stop(): void;
  start(): void;
}

/** The stream of a provider, running unless its `events` dial is off. */
export function createEventStream(provider: Provider): EventStream {
  const sockets = new Set<Duplex>();
  let adapter: InstanceType<typeof faye.NodeAdapter> | null = createAdapter(provider);
  const running = () => (provider.dials.events === 'off' ? null : adapter);
  provider.bus.subscribe('*', (event, account) => {
    // A publication without a subscriber is not a failure.
    running()
      ?.getClient()
      .publish(`/account/${account}`, event)
      .then(undefined, () => undefined);
  });
  return {
    owns: (request) => /^\/stream(?:[/?]|$)/.test(request.url ?? ''),
    handle(request, response) {
      const server = running();
      if (server) server.handle(request, response);
      else response.destroy();
    },
    upgrade(request, socket, head) {
      const server = running();
      // As behind a company's proxy that blocks WebSockets.
      if (!server || provider.dials.events === 'no-websocket') {
        socket.destroy();
        return;
      }
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      server.handleUpgrade(request, socket, head);
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      if (adapter) end(adapter);
      adapter = null;
    },
    start() {
      adapter ??= createAdapter(provider);
    },
  };
}

function createAdapter(provider: Provider) {
  const adapter = new faye.NodeAdapter({ mount, timeout: 45 });
  // As behind a proxy that has lost its server: the connection is open, but silent.
  const isSilent = (request: IncomingMessage | null) =>
    request !== null && provider.dials.events === 'silent';
  adapter.addExtension({
    outgoing(message, request, callback) {
      if (!isSilent(request)) callback(message);
    },
    incoming(message, request, callback) {
      if (isSilent(request)) return;
      const refusal = request === null ? null : refusalOf(provider, message);
      callback(refusal === null ? message : { ...message, error: refusal });
    },
  });
  return adapter;
}

/**
 * Closes an adapter, its own client first. A client left behind would reconnect for ever. Each time
 * it would leave the server a timer that keeps Node alive.
 */
function end(adapter: InstanceType<typeof faye.NodeAdapter>): void {
  const close = () => adapter.close();
  const left = adapter.getClient().disconnect();
  if (left) left.then(close, close);
  else close();
}

/**
 * A message's error, or null. Subscriptions need their account's token; clients may not publish.
 */
function refusalOf(provider: Provider, message: Message): string | null {
  if (message.channel !== '/meta/subscribe') {
    return message.channel.startsWith('/meta/') ? null : '403::Publishing is not allowed';
  }
  return refusalOfSubscription(provider, message.ext?.['auth_token'], message.subscription);
}
