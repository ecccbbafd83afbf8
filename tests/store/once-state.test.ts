import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { onceState } from '@/store/once-state';

const next = createAction('next');

function follow(wanted: number) {
  const reducer = createReducer(0, (builder) => builder.addCase(next, (count) => count + 1));
  const store = configureStore({ reducer });
  const callback = vi.fn();
  const leave = onceState(store, (count) => count >= wanted, callback);
  return { store, callback, leave };
}

test('calls back once the state is so, and never again', () => {
  const { store, callback } = follow(2);

  store.dispatch(next());
  expect(callback).not.toHaveBeenCalled();
  store.dispatch(next());
  store.dispatch(next());

  expect(callback).toHaveBeenCalledOnce();
});

test('calls back at once where the state is so already', () => {
  const { store, callback } = follow(0);
  store.dispatch(next());

  expect(callback).toHaveBeenCalledOnce();
});

test('calls nobody back who wants no call any more', () => {
  const { store, callback, leave } = follow(1);

  leave();
  store.dispatch(next());

  expect(callback).not.toHaveBeenCalled();
});
