import { createAction, type Reducer } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { createProvider } from '@/provider/provider';
import { createCallManager } from '@/store/calls/manager';
import { events } from '@/store/events/events-slice';
import { panelReducers, panelSaga } from '@/store/panel-store';
import type { App } from '../boot/create-app';
import { eventsAddress } from '../config';
import { loadLiveChat } from '../effects/live-chat';
import { followWaking } from '../effects/wake';
import { followEntries } from './follow-entries';
import { panelRoutes } from './panel-routes';
import { routes } from './routes';

/** Makes the injected parts of the state appear; they are their beginnings until something happens. */
const installed = createAction('panel/installed');

/** Puts the panel's half of the house onto the entry's, once, and gives what is to be drawn. */
export function installPanel(app: App): ReactElement {
  const { config, now, steadyNow, parts, sagas, store, reach } = app;
  for (const [reducerPath, reducer] of Object.entries(panelReducers)) {
    // Each is known by the selectors of its own part; together they have no type in common.
    parts.inject({ reducerPath, reducer: reducer as Reducer });
  }
  store.dispatch(installed());

  const provider = createProvider({
    send: app.early.send,
    session: app.sessionApi,
    eventsAddress: eventsAddress(config, window.location),
    pricingAddress: config.hosts.pricing,
    ifUnauthenticated: app.ifUnauthenticated,
    now,
  });
  const calls = createCallManager(store);
  sagas.setContext({ provider, units: config.units });
  sagas.run(panelSaga, calls);

  followWaking(steadyNow, (woke) => store.dispatch(events.actions.woke(woke)));
  loadLiveChat(config.features.liveChat);

  const router = createBrowserRouter(routes(app, panelRoutes({ app, calls })));
  reach.navigate = (path) => void router.navigate(path);
  reach.routes = () => router.routes;
  reach.opening = () => {
    const { initialized, navigation } = router.state;
    if (!initialized) return window.location.href;
    return navigation.location && createPath(navigation.location);
  };
  reach.cameFrom = followEntries(router);
  return <RouterProvider router={router} />;
}
