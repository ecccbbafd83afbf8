import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { expect, test, vi } from 'vitest';
import { calls as tasks, callsReducer, selectCalls } from '@/store/calls/calls-slice';
import { DONE, unsent } from '@/store/calls/call-messages';
import { createCallManager } from '@/store/calls/manager';
import { createQueue } from '@/store/calls/queue';
import { readQuery } from '@/store/queries/query';
import { resourcesReducer } from '@/store/resources/resources-reducer';
import { createReader } from '@/store/resources/read-saga';
import { selectToasts, toastsReducer } from '@/store/toasts/toasts-slice';

type Load = Parameters<typeof createQueue>[0];

const CHANGE = {
  verb: 'stop',
  title: 'Stop',
  about: 'web-1',
  account: 'acc-aaaaa',
  call: { kind: 'server', id: 'srv-aaaaa', method: 'POST', action: 'stop' },
} as const;

/** Completes all queued calls at once. */
const sendsAll: Awaited<ReturnType<Load>> = function* ({ entries }) {
  for (const { resolve } of entries.values()) resolve(DONE);
  yield* [];
};

function open(load: Load) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      calls: callsReducer,
      resources: resourcesReducer,
      toasts: toastsReducer,
    }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const calls = createCallManager(store);
  const queue = createQueue(load);
  sagas.run(queue.saga, calls, { ...createReader(), answer: readQuery });
  return { store, calls, queue };
}

test('the code that sends changes is fetched with the first change, and sends it', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(sendsAll));
  const { calls } = open(load);
  expect(load).not.toHaveBeenCalled();

  await expect(calls.startCall(CHANGE).outcome).resolves.toBe(DONE);
  expect(load).toHaveBeenCalledOnce();
});

test('of a secret whose code cannot be fetched nothing is kept for another try', async () => {
  const { store, calls } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  const { id, outcome } = calls.startCall({ ...CHANGE, isSecret: true });
  await expect(outcome).resolves.toMatchObject({ error: { kind: 'unsent' } });
  await vi.waitFor(() =>
    expect(selectCalls(store.getState())).toMatchObject([{ id, canRetry: false }]),
  );
  expect(calls.failed.size).toBe(0);
});

test('a look whose code cannot be fetched says nothing of what was sent, and can be made again', async () => {
  const { store, calls } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  const look = { kind: 'server', name: 'web-7', before: [] } as const;
  const { verb, title, account } = CHANGE;
  const outcome = calls.check('task', {
    note: { id: 'task', at: 0, look },
    request: { verb, title, account, sent: { route: '/form/' } },
  });
  await expect(outcome).resolves.toMatchObject({
    error: { kind: 'unsent', messages: ['Couldn’t load this part of the panel'] },
  });
  expect(selectCalls(store.getState())).toEqual([]);
  expect(calls.failed.size + calls.lost.size).toBe(0);
});

test('a change whose code cannot be fetched says so, and another try sends it', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(sendsAll));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { store, calls } = open(load);

  const { id, outcome } = calls.startCall(CHANGE);
  await expect(outcome).resolves.toMatchObject({ ok: false, error: { kind: 'unsent' } });
  expect(store.getState().calls.calls).toMatchObject([{ status: 'failed', canRetry: true }]);
  expect(store.getState().toasts).toMatchObject([
    { title: 'Couldn’t stop web-1', action: { label: 'Try again' }, task: id },
  ]);

  calls.retry(id);
  const [again] = calls.entries.values();
  await expect(again?.outcome).resolves.toBe(DONE);
});

test('a change that is cancelled while its code is fetched is never sent', async () => {
  const { store, calls } = open(() => new Promise(() => undefined));
  const { id, outcome } = calls.startCall(CHANGE);
  calls.cancel(id);
  await expect(outcome).resolves.toEqual({ ok: false, cancelled: true });
  expect(calls.entries.size).toBe(0);
  expect(store.getState().calls.calls).toMatchObject([{ status: 'cancelled' }]);
});

test('what failed and is no longer remembered cannot be tried again, and its body is dropped', async () => {
  const { store, calls } = open(() => Promise.reject(new Error('gone')));
  const ids = Array.from({ length: 60 }, (_, index) => {
    const call = { ...CHANGE.call, id: `srv-${String(index)}` };
    return calls.startCall({ ...CHANGE, call }).id;
  });
  await vi.waitFor(() => expect(calls.entries.size).toBe(0));
  const remembered = selectCalls(store.getState()).map(({ id }) => id);
  expect(remembered).toHaveLength(50);
  expect([...calls.failed.keys()]).toEqual(remembered);
  expect(selectToasts(store.getState()).every(({ task }) => ids.indexOf(task ?? '') >= 10)).toBe(
    true,
  );
});

test('what failed is remembered beside the fifty newest that were done', () => {
  const { store } = open(() => new Promise(() => undefined));
  const { enqueued, failed, succeeded } = tasks.actions;
  const ask = (id: string) =>
    store.dispatch(enqueued({ id, verb: 'stop', title: 'Stop', kind: 'server', account: 'acc-a' }));
  ask('refused');
  store.dispatch(failed({ id: 'refused', error: unsent('server', 'no').error, canRetry: false }));
  for (let count = 0; count < 60; count += 1) {
    ask(`done-${String(count)}`);
    store.dispatch(succeeded({ id: `done-${String(count)}` }));
  }
  const ids = selectCalls(store.getState()).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['refused', 'done-10']);
  expect(ids).toHaveLength(51);
});
