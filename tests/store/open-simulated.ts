import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createProvider as createSimulation } from '@mocks/handlers';
import { getResponse } from 'msw';
import createSagaMiddleware from 'redux-saga';
import { onTestFinished, vi } from 'vitest';
import { DEFAULT_ORBIT_SCOPES } from '@/model/defaults';
import type { EventStream } from '@/provider/event-stream/event-stream';
import { createProvider } from '@/provider/provider';
import { createSend } from '@/provider/request';
import { createSessionApi } from '@/provider/session';
import { createCallManager } from '@/store/calls/manager';
import type { SagaContext } from '@/store/context';
import { events } from '@/store/events/events-slice';
import { maintenanceSlice } from '@/store/maintenance/maintenance-slice';
import { panelReducers, panelSaga } from '@/store/panel-store';
import { session, sessionSlice } from '@/store/session/session-slice';
import { fakeFetch } from '../provider/fake-fetch';

export const ACCOUNT = 'acc-demo1';

export const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

/** The panel on the simulated provider, Dana signed in, events arriving without a socket. */
export async function openSimulated() {
  const simulation = createSimulation({ scale: 0 });
  let cookie = '';
  const requests = fakeFetch(async (request) => {
    request.headers.set('cookie', cookie);
    const response = (await getResponse(simulation.handlers, request)) ?? Response.error();
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  });
  const send = createSend('https://api.example.com', {
    onSessionLife: () => undefined,
    ifUnauthenticated: () => () => store.dispatch(session.expired()),
  });
  const stream: EventStream = {
    open: ({ account, onEvent, onStatus }) => {
      onStatus({ state: 'connecting' });
      onStatus({ state: 'subscribed' });
      return { close: simulation.bus.subscribe(account, onEvent), retryNow: () => undefined };
    },
  };
  const sessionApi = createSessionApi(send, send);
  await sessionApi.signIn({ username: 'demo@example.com', password: 'demo-password' });
  const now = () => Date.now();
  const provider = {
    ...createProvider({
      read: send,
      change: send,
      session: sessionApi,
      orbitAddress: 'https://orbit.example.com/v1',
      orbitScopes: DEFAULT_ORBIT_SCOPES,
      eventsAddress: 'ws://127.0.0.1/stream',
      retry: (work) => work(1),
      ifUnauthenticated: () => () => store.dispatch(session.expired()),
      now,
      steadyNow: now,
    }),
    events: stream,
  };
  const context: SagaContext = {
    session: sessionApi,
    provider,
    navigate: () => undefined,
    now,
    steadyNow: now,
    units: { volumeSize: 'bytes' },
  };
  const sagas = createSagaMiddleware({ context: { ...context } });
  const store = configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      maintenance: maintenanceSlice.reducer,
      ...panelReducers,
    }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const calls = createCallManager(store);
  const task = sagas.run(panelSaga, calls);
  onTestFinished(() => task.cancel());
  store.dispatch(session.checked('valid'));
  store.dispatch(events.actions.accountEntered(ACCOUNT));
  return { store, calls, requests, simulation };
}
