import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useEndedBehind } from '@/app/shell/shell';
import { calls, callsReducer } from '@/store/calls/calls-slice';

function openBehind() {
  const store = configureStore({ reducer: { calls: callsReducer } });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(useEndedBehind, { wrapper });
  const start = (id: string) =>
    store.dispatch(
      calls.actions.enqueued({
        id,
        verb: 'stop',
        title: 'Stop',
        todo: 'stop',
        about: 'web-1',
        kind: 'server',
        account: 'acc-demo1',
      }),
    );
  const look = () =>
    act(() => {
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  return { store, title: () => result.current, start, look };
}

test('a window behind tells in its title what has ended, until it is looked at', () => {
  const { store, title, start, look } = openBehind();
  act(() => void start('one'));
  expect(title()).toBeUndefined();
  act(
    () => void store.dispatch(calls.actions.succeeded({ id: 'one', message: 'web-1 is stopped' })),
  );
  expect(title()).toBe('✓ web-1 is stopped');
  const error = {
    kind: 'refused',
    status: 500,
    name: undefined,
    messages: ['No'],
    messageSource: 'us',
    requestId: undefined,
  } as const;
  act(() => void start('two'));
  act(() => void store.dispatch(calls.actions.failed({ id: 'two', error })));
  expect(title()).toBe('(2)');
  look();
  expect(title()).toBeUndefined();
});

test('a window behind tells a failure by what failed', () => {
  const { store, title, start } = openBehind();
  act(() => void start('one'));
  const error = {
    kind: 'network',
    status: 0,
    name: undefined,
    messages: ['No answer'],
    messageSource: 'us',
    requestId: undefined,
  } as const;
  act(() => void store.dispatch(calls.actions.failed({ id: 'one', error })));
  expect(title()).toBe('✗ Couldn’t stop web-1');
});
