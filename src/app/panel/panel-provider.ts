import { createProvider, type Provider } from '@/provider/provider';
import type { App } from '../boot/create-app';
import { eventsAddress } from '../config';

export function panelProvider(app: App): Provider {
  const { config, reads, change, sessionApi, retry, ifUnauthenticated, now, steadyNow, tap } = app;
  return createProvider({
    read: reads.read,
    change,
    session: sessionApi,
    eventsAddress: eventsAddress(config, window.location),
    orbitAddress: config.hosts.orbit,
    orbitScopes: config.orbit.scopes,
    pricingAddress: config.hosts.pricing,
    documentation: { home: config.links.documentation, index: config.links.searchIndex },
    retry,
    ifUnauthenticated,
    now,
    steadyNow,
    takesKeys: config.api.idempotencyKey,
    onRequest: tap.onRequest,
  });
}
