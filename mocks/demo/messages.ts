import type { Event } from '@/wire/event';
import type { Dials } from '@mocks/provider/dials';
import type { WorldName } from '@mocks/provider/worlds/named';

/** Messages between the demo's pages and its worker. All other traffic is HTTP. */

/** Origin of the current world. */
export type Begun =
  /** Nothing was stored, or somebody asked for a new world. */
  | 'new'
  /** The stored world continues. */
  | 'kept'
  /** The stored world is from an older release, and this one cannot read it. */
  | 'too-old'
  /** The stored world could not be read. */
  | 'damaged';

/** Storage of changes. Unless it is `kept`, changes are lost with the worker. */
export type Keeping =
  | 'kept'
  /** The browser has no more room. */
  | 'full'
  /** The browser allows no storage. */
  | 'barred';

/** The current world and its settings. */
export interface DemoState {
  world: WorldName;
  dials: Dials;
  begun: Begun;
  /** Creation time in milliseconds since 1970. It identifies the world. */
  madeAt: number;
  keeping: Keeping;
}

/** Refusal of a subscription, in the event stream's words; null if it is accepted. */
export type Subscribed = { dial: Dials['events']; refusal: string | null };

/** Requests of a page, each with its answer. */
export interface Questions {
  /** The current world. Asking keeps the worker awake for another half a minute. */
  state: { asked: object; answered: DemoState };
  /**
   * Applies a link's settings, e.g. `?world=large&latency=300`. Another world begins new.
   * Unknown settings change nothing and are returned in `unread`, as `name=value`.
   */
  set: { asked: { query: string }; answered: DemoState & { unread: readonly string[] } };
  /**
   * Discards everything, sessions too. Begins the same world again, or the named one, with the
   * dials at their defaults.
   */
  reset: { asked: { world?: string }; answered: DemoState };
  /** Checks a token for a channel, e.g. `/account/acc-demo1`. Asked for each subscription. */
  subscribe: { asked: { token: unknown; channel: string }; answered: Subscribed };
}

export type Question = {
  [Name in keyof Questions]: { type: Name } & Questions[Name]['asked'];
}[keyof Questions];

/** Messages of the worker to all pages of its scope, by the BroadcastChannel `channelName`. */
export type Told =
  /** For subscribers of `/account/<account>`, unless the dial sets the stream to off or silent. */
  | { type: 'event'; account: string; event: Event }
  /** The world, a dial or the storage has changed. A new `madeAt` means the old world is gone. */
  | { type: 'state'; state: DemoState };

/** Name per scope, e.g. `https://host/wheelhouse/`: two demos may share an origin. */
export const channelName = (scope: string): string => `demo of ${scope}`;

/** Timeout in ms: the largest world is made in far less. A worker that was ended never answers. */
const PATIENCE_MS = 30_000;

/** Asks the worker, which answers by a port per question. Rejects if it fails or stays silent. */
export function ask<Name extends keyof Questions>(
  worker: Pick<ServiceWorker, 'postMessage'>,
  type: Name,
  asked: Questions[Name]['asked'],
): Promise<Questions[Name]['answered']> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      port1.close();
      reject(new Error('The demo does not answer'));
    }, PATIENCE_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<Reply<Name>>) => {
      clearTimeout(timer);
      port1.close();
      if ('answered' in data) resolve(data.answered);
      else reject(new Error(data.failure));
    });
    port1.start();
    worker.postMessage({ type, ...asked }, [port2]);
  });
}

/** Answer by the port. */
export type Reply<Name extends keyof Questions = keyof Questions> =
  | { answered: Questions[Name]['answered'] }
  | { failure: string };
