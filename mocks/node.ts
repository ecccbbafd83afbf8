import type { Event } from '@/wire/event';
import { createProvider, type Provider } from '@mocks/handlers';
import type { CoreOptions } from '@mocks/provider/core';
import { setupServer, type SetupServer } from 'msw/node';

/** Where the provider stands in unit tests: the origin that jsdom's page has too. */
export const nodeOrigin = 'http://127.0.0.1:5199';

/** A provider inside the test's own process. */
export interface NodeProvider {
  provider: Provider;
  server: SetupServer;
  /** Collects the events of an account from now on. */
  hear: (account: string) => Event[];
}

/**
 * A provider answered by `msw/node`, with transitions at once unless `scale` says otherwise.
 * The caller starts and stops `server`; cookies are kept by MSW as a browser would.
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
