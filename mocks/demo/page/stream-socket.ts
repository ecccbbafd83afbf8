import { type BayeuxMessage, createBayeuxServer } from '@mocks/demo/page/bayeux';
import type { DemoState, Subscribed, Told } from '@mocks/demo/messages';

type EventsDial = DemoState['dials']['events'];

/** Parts of the demo that the simulated event stream uses. */
export interface StreamHost {
  state(): Promise<Pick<DemoState, 'dials'>>;
  subscribe(token: unknown, channel: string): Promise<Subscribed>;
  /** Listens to the worker's messages; returns a function that stops it. */
  listen(hear: (told: Told) => void): () => void;
}

/** Dials that turn the stream off. The demo has no long-polling to use without a socket. */
const OFF: ReadonlySet<EventsDial> = new Set(['off', 'no-websocket']);

type Handler<E> = ((event: E) => void) | null;

/** Close code of a connection that was dropped without a closing frame (RFC 6455 §7.1.5). */
const DROPPED = 1006;

/** Replaces a WebSocket to the event stream, since a service worker cannot answer one. */
class StreamSocket extends EventTarget {
  readonly url: string;
  readonly protocol = '';
  readyState: number = WebSocket.CONNECTING;
  onopen: Handler<Event> = null;
  onmessage: Handler<MessageEvent<string>> = null;
  onerror: Handler<Event> = null;
  onclose: Handler<CloseEvent> = null;
  #dial: EventsDial = 'on';
  readonly #deaf: () => void;
  readonly #server;

  constructor(url: string, host: StreamHost) {
    super();
    this.url = url;
    this.#server = createBayeuxServer({
      send: (messages) => this.#deliver(messages),
      subscribe: (token, channel) => host.subscribe(token, channel),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    this.#deaf = host.listen((told) => this.#hear(told));
    void this.#open(host);
  }

  async #open(host: StreamHost): Promise<void> {
    try {
      const { dials } = await host.state();
      this.#dial = dials.events;
    } catch {
      this.#drop();
      return;
    }
    if (this.readyState !== WebSocket.CONNECTING) return;
    if (OFF.has(this.#dial)) {
      this.#drop();
      return;
    }
    this.readyState = WebSocket.OPEN;
    this.#emit('open', new Event('open'));
  }

  #emit<Name extends 'open' | 'message' | 'error' | 'close'>(name: Name, event: Event): void {
    const handle = this[`on${name}`] as Handler<Event>;
    handle?.call(this, event);
    this.dispatchEvent(event);
  }

  #hear(told: Told): void {
    if (told.type === 'event') {
      if (!OFF.has(this.#dial)) this.#server.publish(`/account/${told.account}`, told.event);
      return;
    }
    this.#dial = told.state.dials.events;
    if (OFF.has(this.#dial)) this.#drop();
  }

  #deliver(messages: readonly object[]): void {
    // Silent: open, but nothing arrives, as behind a proxy that has lost the server.
    if (this.readyState !== WebSocket.OPEN || this.#dial === 'silent') return;
    this.#emit('message', new MessageEvent('message', { data: JSON.stringify(messages) }));
  }

  #end(code: number, reason: string): void {
    this.#deaf();
    this.#server.end();
    this.readyState = WebSocket.CLOSED;
    const wasClean = code !== DROPPED;
    this.#emit('close', new CloseEvent('close', { code, reason, wasClean }));
  }

  #drop(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.#emit('error', new Event('error'));
    this.#end(DROPPED, '');
  }

  send(text: string): void {
    if (this.readyState !== WebSocket.OPEN || this.#dial === 'silent') return;
    const messages = JSON.parse(text) as BayeuxMessage[];
    // A server answers later, never within the call.
    queueMicrotask(() => this.#server.receive(messages));
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.readyState = WebSocket.CLOSING;
    setTimeout(() => this.#end(code, reason), 0);
  }
}

/** Answers sockets to the event stream in the page; all others are the browser's. */
export function standInForSockets(address: string, host: StreamHost): void {
  window.WebSocket = new Proxy(window.WebSocket, {
    construct(Original, args: ConstructorParameters<typeof WebSocket>) {
      const { href } = new URL(args[0], window.location.href);
      return href === address ? new StreamSocket(href, host) : new Original(...args);
    },
  });
}
