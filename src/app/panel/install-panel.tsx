import '@/ui/controls.css';
import { createAction, type Reducer } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { openPath, withBase } from '@/lib/base-path';
import { forgetNextPageMessage, readNextPageMessage } from '@/lib/next-page-message';
import { createCallManager } from '@/store/calls/manager';
import { events } from '@/store/events/events-slice';
import { panelReducers, panelSaga } from '@/store/panel-store';
import { selectHasSignedIn } from '@/store/session/session-slice';
import { toasts } from '@/store/toasts/toasts-slice';
import { createUploads } from '@/store/transfers/uploads';
import type { App } from '../boot/create-app';
import { firstReads } from '../boot/start-reads';
import { loadLiveChat } from '../effects/live-chat';
import { followResume } from '../effects/resume';
import type { Areas } from './first-areas';
import { completeRoutes } from './complete-routes';
import { untilDrawable } from './first-drawing';
import { trackPreviousPath } from './previous-path';
import { panelProvider } from './panel-provider';
import { panelRoutes } from './panel-routes';
import { routes } from './routes';

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
