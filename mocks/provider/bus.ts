import type { Event } from '@/wire/event';

type Listener = (event: Event, account: string) => void;

/** Carries events from the provider to its event stream, or to a test. */
export interface Bus {
  publish(account: string, event: Event): void;
  /** Subscribes to one account, or to every account with `'*'`. Returns the unsubscriber. */
  subscribe(account: string, listener: Listener): () => void;
}

export function createBus(): Bus {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish(account, event) {
      for (const channel of [account, '*']) {
        for (const listener of listeners.get(channel) ?? []) listener(event, account);
      }
    },
    subscribe(account, listener) {
      const heard = listeners.get(account) ?? new Set();
      listeners.set(account, heard.add(listener));
      return () => void heard.delete(listener);
    },
  };
}
