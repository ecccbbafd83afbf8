import type { Event } from '@/wire/event';
import type { Dials } from '@mocks/provider/dials';
import type { WorldName } from '@mocks/provider/worlds/named';

/** What the demo's pages and its worker tell each other. Everything else they say by HTTP. */

/** How the world that answers came to be. */
export type Begun =
  /** Nothing was kept, or somebody asked for a new one. */
  | 'new'
  /** What was kept goes on. */
  | 'kept'
  /** What was kept is of an older release, which this one cannot read. */
  | 'too-old'
  /** What was kept could not be read. */
  | 'damaged';

/** What becomes of what is made: where it is not kept, all is lost with the worker. */
export type Keeping =
  | 'kept'
  /** The browser has no more room for it. */
  | 'full'
  /** The browser lets nothing be kept. */
  | 'barred';

/** The world that answers. */
export interface DemoState {
  world: WorldName;
  dials: Dials;
  begun: Begun;
  /** When the world was made, in milliseconds since 1970: another one is another world. */
  madeAt: number;
  keeping: Keeping;
}

/** Why a subscription is refused, in the words of the event stream; null where it is not. */
export type Subscribed = { dial: Dials['events']; refusal: string | null };

/** What a page may ask, and what it is answered. */
export interface Questions {
  /** Which world answers. Asking keeps the worker awake for another half a minute. */
  state: { asked: object; answered: DemoState };
  /**
   * Sets what a link says, as `?world=large&latency=300`. Another world is a new one. What is unknown stays, and is
   * told as it was written.
   */
  set: { asked: { query: string }; answered: DemoState & { unread: readonly string[] } };
  /**
   * Throws everything away, sessions too, and begins the same world anew, or the one that is named, with the
   * dials as at first.
   */
  reset: { asked: { world?: string }; answered: DemoState };
  /** Whether a token lets its bearer hear a channel, `/account/acc-demo1`; asked for each subscription. */
  subscribe: { asked: { token: unknown; channel: string }; answered: Subscribed };
}

export type Question = {
  [Name in keyof Questions]: { type: Name } & Questions[Name]['asked'];
}[keyof Questions];

/** What the worker tells every page of its scope, by a BroadcastChannel of the name `channelName`. */
export type Told =
  /** For the subscribers of `/account/<account>`, unless the dial has the stream off or silent. */
  | { type: 'event'; account: string; event: Event }
  /** The world or a dial is another. Where `madeAt` is too, what a page shows is of a world that is gone. */
  | { type: 'state'; state: DemoState };

/** Two demos may stand on one origin, each with its own scope (`https://host/wheelhouse/`). */
export const channelName = (scope: string): string => `demo of ${scope}`;

/** Milliseconds: the largest world is made in far less. A worker that was ended never answers. */
const PATIENCE_MS = 30_000;

/** Asks the worker, which answers by a port of the question's own. Rejects where it cannot or does not answer. */
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

/** What comes back by the port. */
export type Reply<Name extends keyof Questions = keyof Questions> =
  | { answered: Questions[Name]['answered'] }
  | { failure: string };
