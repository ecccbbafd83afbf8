import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { onTestFinished, vi } from 'vitest';
import { ApiError, type ApiErrorFacts } from '@/provider/api-error';
import type { SessionApi } from '@/provider/session';
import { sessionSaga } from '@/store/session/session-saga';
import { session, sessionSlice } from '@/store/session/session-slice';

/** The windows of one browser: each receives the others' messages at once. */
export class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();

  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) {
        other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

export function refusal(facts: Partial<ApiErrorFacts>): ApiError {
  return new ApiError({
    kind: 'refused',
    status: 401,
    name: undefined,
    messages: ['The provider answered with status 401'],
    messageSource: 'us',
    requestId: undefined,
    ...facts,
  });
}

/** A window with the session's part of the store; call after `vi.useFakeTimers()`. */
export function openWindow() {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  onTestFinished(() => {
    FakeChannel.open.clear();
  });
  const api = {
    signIn: vi.fn<SessionApi['signIn']>().mockResolvedValue(['infrastructure']),
    oneTimePassword: vi.fn<SessionApi['oneTimePassword']>().mockResolvedValue(['infrastructure']),
    signOut: vi.fn<SessionApi['signOut']>().mockResolvedValue(),
    keepAlive: vi.fn<SessionApi['keepAlive']>().mockResolvedValue(),
  };
  const sagas = createSagaMiddleware({ context: { session: api, now: () => Date.now() } });
  /** Payload of each `session.ended`. */
  const ends: { chosen: boolean }[] = [];
  const watchEnds: Middleware = () => (next) => (action) => {
    if (session.ended.match(action)) ends.push(action.payload);
    return next(action);
  };
  const store = configureStore({
    reducer: { session: sessionSlice.reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas, watchEnds),
  });
  const task = sagas.run(sessionSaga);
  onTestFinished(() => task.cancel());
  return { api, store, ends, state: () => store.getState().session };
}

/** Lets promises and timers up to now settle. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
