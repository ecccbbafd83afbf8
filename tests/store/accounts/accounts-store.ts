import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { onTestFinished, vi } from 'vitest';
import type { Kind } from '@/model/kinds';
import { ApiError } from '@/provider/api-error';
import { accountsSaga } from '@/store/accounts/accounts-saga';
import { accountsSlice } from '@/store/accounts/accounts-slice';
import { eventsSlice } from '@/store/events/events-slice';
import { preferencesReducer } from '@/store/preferences/preferences-slice';
import { createReader } from '@/store/resources/read-saga';
import { resourcesReducer } from '@/store/resources/resources-reducer';
import { requestedSaga } from '@/store/resources/receive-saga';
import { session, sessionSlice } from '@/store/session/session-slice';

export function failure(status: number): ApiError {
  return new ApiError({
    kind: 'refused',
    status,
    name: undefined,
    messages: ['No'],
    messageSource: 'us',
    requestId: undefined,
  });
}

/** Answers of the provider; a test changes them before a read. */
export interface Wire {
  lists: Partial<Record<Kind, readonly unknown[] | ApiError>>;
  records: Record<string, unknown>;
  collaborations: readonly unknown[] | Promise<never> | ApiError;
}

export const user = (id: string) => ({
  resource_type: 'user',
  id,
  name: 'Ada',
  email_address: 'a@example.com',
});
export const account = (id: string, status = 'active', owner = 'usr-adaaa') => ({
  resource_type: 'account',
  id,
  name: `The ${id}`,
  status,
  owner: user(owner),
});
export const invitation = (status: string) => ({
  resource_type: 'collaboration',
  id: 'col-abcde',
  status,
});

const settled = <T>(value: T | Promise<T> | ApiError): Promise<T> =>
  value instanceof ApiError ? Promise.reject(value) : Promise.resolve(value);

/**
 * Opens a store with the slices that accounts need, its sagas running, over a wire that a test
 * fills.
 */
export function openAccounts(given: Partial<Wire> = {}) {
  const wire: Wire = {
    lists: { account: [account('acc-aaaaa'), account('acc-bbbbb')], user: [user('usr-adaaa')] },
    records: {},
    collaborations: [],
    ...given,
  };
  const rest = {
    list: vi.fn((kind: Kind) =>
      settled(kind === 'collaboration' ? wire.collaborations : (wire.lists[kind] ?? [])),
    ),
    read: vi.fn((_: Kind, id: string) => settled(wire.records[id] ?? failure(404))),
  };
  const navigate = vi.fn<(path: string) => void>();
  const sagas = createSagaMiddleware({
    context: {
      provider: { rest },
      navigate,
      now: () => Date.now(),
      steadyNow: () => Date.now(),
      units: { volumeSize: 'bytes' },
    },
  });
  const actions: { type: string; payload?: unknown }[] = [];
  const parts = combineReducers({
    session: sessionSlice.reducer,
    accounts: accountsSlice.reducer,
    events: eventsSlice.reducer,
    preferences: preferencesReducer,
    resources: resourcesReducer,
  });
  type State = ReturnType<typeof parts>;
  const store = configureStore({
    // The end of a session drops all other state, as in the panel's own store.
    reducer: (state: Partial<State> | undefined, action): State =>
      parts(session.ended.match(action) ? { session: state?.session } : state, action),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false }).concat(
        () => (next) => (action) => {
          actions.push(action as { type: string });
          return next(action);
        },
        sagas,
      ),
  });
  const start = () => {
    const tasks = [sagas.run(requestedSaga, createReader()), sagas.run(accountsSaga)];
    onTestFinished(() => {
      for (const task of tasks) task.cancel();
    });
  };
  return { wire, rest, navigate, store, actions, start, state: () => store.getState() };
}
