import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createProvider as createSimulation } from '@mocks/handlers';
import { getResponse } from 'msw';
import createSagaMiddleware from 'redux-saga';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RestCall } from '@/model/call';
import type { EventStream } from '@/provider/event-stream/event-stream';
import { createProvider } from '@/provider/provider';
import { createSend } from '@/provider/request';
import { createSessionApi } from '@/provider/session';
import { selectPendingCount } from '@/store/calls/calls-slice';
import { createCallManager } from '@/store/calls/manager';
import type { SagaContext } from '@/store/context';
import { events } from '@/store/events/events-slice';
import { panelReducers, panelSaga } from '@/store/panel-store';
import { resources } from '@/store/resources/resources-actions';
import { selectList, selectListRecords, selectRecord } from '@/store/resources/resources-selectors';
import { session, sessionSlice } from '@/store/session/session-slice';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { fakeFetch } from '../provider/fake-fetch';

const ACCOUNT = 'acc-demo1';
const servers = { kind: 'server', account: ACCOUNT } as const;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

/** The panel on the simulated provider, Dana signed in, events arriving without a socket. */
async function open() {
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
  const sessionApi = createSessionApi(send);
  await sessionApi.signIn({ username: 'demo@example.com', password: 'demo-password' });
  const now = () => Date.now();
  const provider = {
    ...createProvider({
      send,
      session: sessionApi,
      orbitAddress: '/v1',
      eventsAddress: 'ws://127.0.0.1/stream',
      retry: (work) => work(),
      ifUnauthenticated: () => () => store.dispatch(session.expired()),
      now,
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
    reducer: combineReducers({ session: sessionSlice.reducer, ...panelReducers }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const calls = createCallManager(store);
  sagas.run(panelSaga, calls);
  store.dispatch(session.checked('valid'));
  store.dispatch(events.actions.accountEntered(ACCOUNT));
  store.dispatch(resources.actions.listRequested(servers));
  await until(() => expect(selectList(store.getState(), 'server', ACCOUNT).status).toBe('loaded'));
  const ask = (id: string, method: RestCall['method'], action?: string) => {
    const call = { kind: 'server', method, id, ...(action && { action }) } as const;
    return calls.startCall({
      verb: action ?? method,
      title: action ?? method,
      account: ACCOUNT,
      call,
    }).outcome;
  };
  const status = (id: string) => selectRecord(store.getState(), 'server', id)?.status;
  return { store, calls, ask, status, requests, simulation };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

test('the servers of the account are listed, and nothing of them is dropped', async () => {
  const { store } = await open();
  const list = selectList(store.getState(), 'server', ACCOUNT);
  expect(list.ids).toContain('srv-web01');
  expect(list.dropped).toEqual([]);
  expect(selectListRecords(store.getState(), 'server', ACCOUNT)).toHaveLength(list.ids.length);
});

test('stop, start and lock arrive by event alone', async () => {
  const { ask, status, store } = await open();
  await expect(ask('srv-web01', 'POST', 'stop')).resolves.toMatchObject({ ok: true });
  await until(() => expect(status('srv-web01')).toBe('inactive'));
  await ask('srv-web01', 'POST', 'start');
  await until(() => expect(status('srv-web01')).toBe('active'));
  await ask('srv-web01', 'PUT', 'lock_resource');
  expect(selectRecord(store.getState(), 'server', 'srv-web01')?.locked).toBe(true);
});

test('a refused change tells why in the words of the provider', async () => {
  const { ask } = await open();
  const outcome = await ask('srv-lock1', 'DELETE');
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'refused' } });
});

test('a deleted server leaves the list when the provider has let it go', async () => {
  const { ask, store } = await open();
  await ask('srv-work1', 'DELETE');
  await until(() =>
    expect(selectList(store.getState(), 'server', ACCOUNT).ids).not.toContain('srv-work1'),
  );
});

test('the image of a snapshot is there, though nobody asked for it', async () => {
  const { ask, store } = await open();
  store.dispatch(resources.actions.listRequested({ kind: 'image', account: ACCOUNT }));
  await until(() => expect(selectList(store.getState(), 'image', ACCOUNT).status).toBe('loaded'));
  const before = selectList(store.getState(), 'image', ACCOUNT).ids.length;
  await ask('srv-web01', 'POST', 'snapshot');
  await until(() =>
    expect(selectList(store.getState(), 'image', ACCOUNT).ids).toHaveLength(before + 1),
  );
});

test('a defect is reported in our own words, the console gets its own, and what keeps the panel true goes on', async () => {
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  const { store, ask, status } = await open();
  const name = { kind: 'server', account: ACCOUNT, rows: [{}], readAt: 0 } as const;
  const broken = Object.defineProperty({ ...name }, 'rows', {
    get: () => {
      throw new Error('a defect');
    },
  });
  const given = ask('srv-mail1', 'POST', 'reboot');
  store.dispatch(resources.actions.rowsReceived(broken));
  await expect(given).resolves.toEqual({ ok: false, cancelled: true });
  expect(selectPendingCount(store.getState())).toBe(0);
  await until(() =>
    expect(selectToasts(store.getState())).toEqual([
      { id: expect.anything() as unknown, tone: 'error', message: 'Something went wrong' },
    ]),
  );
  expect(told.mock.calls).toEqual([[new Error('a defect')]]);
  // Asked for before the new beginning, done after it.
  await expect(ask('srv-web01', 'POST', 'stop')).resolves.toMatchObject({ ok: true });
  await until(() => expect(status('srv-web01')).toBe('inactive'));
});
