import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { beforeEach, expect, test, vi } from 'vitest';
import { delay, type Saga } from '@/store/sagas/effects';
import { forkMonitored, type Report } from '@/store/sagas/monitored';
import { work, workReducer } from '@/store/work/work-slice';
import { refusal, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers();
});

function begin(doIt: (report: Report) => Saga, onError?: (thrown: unknown) => void) {
  const sagas = createSagaMiddleware(onError && { onError });
  const store = configureStore({
    reducer: { work: workReducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const again = () =>
    sagas.run(function* () {
      yield* forkMonitored('copy', doIt);
    });
  return { store, task: again(), again, now: () => store.getState().work['copy'] };
}

function* halves(report: Report): Saga {
  yield* delay(100);
  yield* report(0.5);
  yield* delay(100);
}

test('work tells how far it has come, and that it is done', async () => {
  const { now } = begin(halves);
  expect(now()).toEqual({ status: 'running', progress: 0 });
  await settled(100);
  expect(now()).toEqual({ status: 'running', progress: 0.5 });
  await settled(100);
  expect(now()).toEqual({ status: 'done', progress: 1 });
});

test('work that fails keeps its error', async () => {
  const { now } = begin(function* () {
    yield* delay(1);
    throw refusal(409);
  });
  await settled(1);
  expect(now()).toMatchObject({ status: 'failed', error: { status: 409 } });
});

test('a defect in the work is left to whoever tells of defects', async () => {
  const told = vi.fn<(thrown: unknown) => void>();
  const { now, task } = begin(function* () {
    yield* delay(1);
    throw new TypeError('no such field');
  }, told);
  await settled(1);
  expect(now()).toMatchObject({ status: 'failed', error: { messages: ['Something went wrong'] } });
  expect(told.mock.calls.map(([thrown]) => thrown)).toEqual([new TypeError('no such field')]);
  await expect(task.toPromise()).rejects.toThrow('no such field');
});

test('work stops when it is not wanted any more', async () => {
  const { store, now } = begin(halves);
  await settled(100);
  store.dispatch(work.actions.cancelWanted('other'));
  expect(now()?.status).toBe('running');
  store.dispatch(work.actions.cancelWanted('copy'));
  await settled(1000);
  expect(now()).toEqual({ status: 'cancelled', progress: 0.5 });
});

test('work whose caller is cancelled is not left running', async () => {
  const { task, now } = begin(halves);
  task.cancel();
  await settled();
  expect(now()?.status).toBe('cancelled');
});

test('newer work of the same name takes the place of the older', async () => {
  const { again, now } = begin(halves);
  await settled(150);
  again();
  await settled(100);
  expect(now()).toEqual({ status: 'running', progress: 0.5 });
});
