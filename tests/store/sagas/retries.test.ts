import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { expect, test, vi } from 'vitest';
import { call, fork, RESTART_MS, restartOnError, type Saga, take } from '@/store/sagas/effects';
import { session, sessionSlice } from '@/store/session/session-slice';

test('a defect, of what it forks too, is reported, and the work begins anew after a pause', async () => {
  vi.useFakeTimers();
  const begun = vi.fn();
  const told: unknown[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  function* breaking(): Saga {
    yield* take(session.signOutRequested);
    throw new TypeError('a defect');
  }
  function* work(): Saga {
    begun();
    yield* fork(breaking);
    yield* take(session.ended);
  }
  const task = sagas.run(restartOnError, work, function* tell(thrown): Saga {
    yield* call(async () => void told.push(thrown));
  });

  store.dispatch(session.signOutRequested());
  await vi.advanceTimersByTimeAsync(RESTART_MS - 1);
  expect(told).toEqual([new TypeError('a defect')]);
  expect(begun).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveBeenCalledTimes(2);

  task.cancel();
});
