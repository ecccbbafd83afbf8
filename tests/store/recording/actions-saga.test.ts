import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { expect, test } from 'vitest';
import type { Note } from '@/provider/recorder/tap';
import { calls, callsReducer } from '@/store/calls/calls-slice';
import { actionsSaga } from '@/store/recording/actions-saga';
import { toasts, toastsReducer } from '@/store/toasts/toasts-slice';

function open() {
  const noted: Note[] = [];
  const sagas = createSagaMiddleware();
  const { dispatch } = configureStore({
    reducer: combineReducers({ calls: callsReducer, toasts: toastsReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(actionsSaga, (each) => noted.push(each));
  return { dispatch, noted };
}

const stop = {
  id: 'task-1',
  verb: 'stop',
  title: 'Shut down',
  kind: 'server',
  account: 'acc-demo1',
  record: 'srv-web01',
  about: 'my secret project',
} as const;

const error = {
  kind: 'refused',
  status: 409,
  name: 'locked',
  messages: ['my secret project is locked'],
  messageSource: 'fields',
  requestId: 'req-1',
} as const;

test('a task is told by its verb and its record as it goes on, without names and words', () => {
  const { dispatch, noted } = open();
  dispatch(calls.actions.enqueued(stop));
  dispatch(calls.actions.accepted('task-1'));
  dispatch(calls.actions.failed({ id: 'task-1', error }));
  const task = {
    type: 'action',
    what: 'task',
    name: 'stop',
    kind: 'server',
    ids: ['srv-web01'],
  } as const;
  expect(noted).toEqual([
    { ...task, state: 'asked' },
    { ...task, state: 'sent' },
    { ...task, state: 'failed' },
  ]);
});

test('what is quiet is no task', () => {
  const { dispatch, noted } = open();
  dispatch(calls.actions.enqueued({ ...stop, isQuiet: true }));
  dispatch(calls.actions.accepted('task-1'));
  expect(noted).toEqual([]);
});

test('a toast is told by its tone alone', () => {
  const { dispatch, noted } = open();
  dispatch(toasts.actions.shown({ tone: 'error', message: 'my secret project is locked' }));
  expect(noted).toEqual([{ type: 'action', what: 'toast', name: 'error' }]);
});
