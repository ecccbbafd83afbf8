import { createEventStream } from './event-stream/create-event-stream';
import type { EventStream } from './event-stream/event-stream';
import { createKiosk, type KioskApi } from './kiosk/kiosk';
import { readPublicJson } from './public-json';
import type { RequestHooks, Send } from './request';
import { createRest, type RestApi } from './rest';
import type { SessionApi } from './session';

/** Everything that the panel asks of the outside. */
export interface Provider {
  session: SessionApi;
  rest: RestApi;
  kiosk: KioskApi;
  events: EventStream;
  /** The public pricing list, an empty one where none is configured. */
  prices: { read(): Promise<unknown> };
}

export interface ProviderOptions {
  send: Send;
  session: SessionApi;
  /** `ws:` or `wss:` address of the event stream. */
  eventsAddress: string;
  /** Of the public pricing list. */
  pricingAddress?: string | undefined;
  /** The hook of `send`, for the kiosk, which says it in an answer of 200. */
  ifUnauthenticated: RequestHooks['ifUnauthenticated'];
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Everything that the panel asks of the provider, as one. */
export function createProvider(options: ProviderOptions): Provider {
  const { send, session, eventsAddress, pricingAddress, ifUnauthenticated, now } = options;
  return {
    session,
    rest: createRest(send),
    kiosk: createKiosk(send, ifUnauthenticated, now),
    events: createEventStream(eventsAddress),
    prices: {
      read: async () => (pricingAddress === undefined ? [] : readPublicJson(pricingAddress)),
    },
  };
}
