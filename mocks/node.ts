import type { Event } from '@/wire/event';
import { createProvider, type Provider } from '@mocks/handlers';
import type { CoreOptions } from '@mocks/provider/core';
import { setupServer, type SetupServer } from 'msw/node';

/** Origin of the provider in unit tests, the same as that of jsdom's page. */
export const nodeOrigin = 'http://127.0.0.1:5199';

/** A provider inside the test's own process. */
export interface NodeProvider {
  provider: Provider;
  server: SetupServer;
  /** Collects the events of an account from now on. */
  hear: (account: string) => Event[];
}

/**
 * Creates a provider served by `msw/node`. Transitions are immediate unless `scale` is set.
 * The caller starts and stops `server`. MSW keeps cookies as a browser would.
 */
export function nodeProvider(options: CoreOptions = {}): NodeProvider {
  const provider = createProvider({ scale: 0, ...options });
  return {
    provider,
    server: setupServer(...provider.handlers),
    hear(account) {
      const events: Event[] = [];
      provider.bus.subscribe(account, (event) => events.push(event));
      return events;
    },
  };
}
