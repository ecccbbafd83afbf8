import { createAction, type Reducer } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { openPath, withBase } from '@/lib/base-path';
import { lazyPart } from '@/lib/lazy-part';
import { forgetNextPageMessage, readNextPageMessage } from '@/lib/next-page-message';
import { createProvider, type Provider } from '@/provider/provider';
import { createCallManager } from '@/store/calls/manager';
import { events } from '@/store/events/events-slice';
import { panelReducers, panelSaga } from '@/store/panel-store';
import { selectHasSignedIn } from '@/store/session/session-slice';
import { toasts } from '@/store/toasts/toasts-slice';
import { createUploads } from '@/store/transfers/uploads';
import '@/ui/controls.css';
import type { App } from '../boot/create-app';
import { importFresh } from '../boot/stale-release';
import { firstReads } from '../boot/start-reads';
import { eventsAddress } from '../config';
import { loadLiveChat } from '../effects/live-chat';
import { followResume } from '../effects/resume';
import { type Areas, FIRST_AREAS } from './first-areas';
import { untilDrawable } from './first-drawing';
import { areaRoutes, panelRoutes, RouteIds } from './panel-routes';
import { trackPreviousPath } from './previous-path';
import { routes } from './routes';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>;

export function completeRoutes(app: App, router: Router): App['routerHandle']['complete'] {
  const load = lazyPart(async () => (await import('./areas')).AREAS);
  const targetAddress = () => app.routerHandle.opening();
  let added: Promise<void> | undefined;
  async function add() {
    const areas = await importFresh({ part: 'areas', load, targetAddress });
    for (const scope of ['account', 'user'] as const) {
      const further = areas[scope].filter((area) => !FIRST_AREAS[scope].includes(area));
      router.patchRoutes(RouteIds[scope], areaRoutes(app, further));
    }
  }
  return async () => {
    added ??= add();
    try {
      await added;
    } catch (thrown) {
      added = undefined;
      throw thrown;
    }
  };
}

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

/** Makes the injected reducers add their state. */
const installed = createAction('panel/installed');

interface Installed {
  readonly page: ReactElement;
  readonly drawable: Promise<void>;
}

/**
 * Adds the panel to the entry's app, once. `areas` are given if the address is in one that comes
 * later.
 */
export function installPanel(app: App, areas?: Areas): Installed {
  const { config, steadyNow, parts, sagas, store, routerHandle } = app;
  for (const [reducerPath, reducer] of Object.entries(panelReducers)) {
    // The states of the parts have no type in common.
    parts.inject({ reducerPath, reducer: reducer as Reducer });
  }
  store.dispatch(installed());

  const provider = panelProvider(app);
  const calls = createCallManager(store);
  sagas.setContext({ provider, units: config.units });
  sagas.run(panelSaga, calls);
  const { access } = provider.orbit;
  const uploads = createUploads({ store, access, settings: config.uploads, now: steadyNow });

  followResume(steadyNow, (resume) => store.dispatch(events.actions.resumed(resume)));
  loadLiveChat(config.features.liveChat);

  const told = readNextPageMessage();
  if (told !== undefined) store.dispatch(toasts.actions.shown({ tone: 'success', message: told }));
  forgetNextPageMessage();

  const props = { app, calls, uploads, storage: provider.orbit };
  const router = createBrowserRouter(routes(app, panelRoutes(props, areas)), {
    basename: withBase('/'),
  });
  routerHandle.navigate = (path) => void router.navigate(path);
  routerHandle.routes = () => router.routes;
  if (areas === undefined) routerHandle.complete = completeRoutes(app, router);
  routerHandle.opening = () => {
    const { initialized, navigation } = router.state;
    if (!initialized) return window.location.href;
    return navigation.location && createPath(navigation.location);
  };
  routerHandle.previousPath = trackPreviousPath(router);
  // Everything that this browser knows may be another user's.
  const reads = selectHasSignedIn(store.getState()) ? [] : firstReads(openPath());
  return {
    page: <RouterProvider router={router} />,
    drawable: untilDrawable(app, router, reads),
  };
}
