import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { Toasts } from '@/app/shell/toasts';
import { CallsContext } from '@/components/activity/calls/calls-context';
import { failure } from '@/provider/api-error';
import { calls } from '@/store/calls/calls-slice';
import { createCallManager } from '@/store/calls/manager';
import { STREAM_TOAST } from '@/store/events/events-slice';
import { maintenance, maintenanceSlice } from '@/store/maintenance/maintenance-slice';
import { panelReducers } from '@/store/panel-store';
import { sessionSlice } from '@/store/session/session-slice';
import { toasts } from '@/store/toasts/toasts-slice';

function show() {
  const reducer = combineSlices(sessionSlice, maintenanceSlice, panelReducers);
  const store = configureStore({ reducer });
  render(
    <Provider store={store}>
      <CallsContext value={createCallManager(store)}>
        <Toasts />
      </CallsContext>
    </Provider>,
  );
  return store;
}

test('offline nothing is said of the event stream: a banner speaks for all', () => {
  const store = show();
  const message = 'Event stream disconnected';
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    store.dispatch(toasts.actions.shown({ tone: 'warning', message, key: STREAM_TOAST }));
  });
  expect(screen.queryByText(message)).toBeNull();
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText(message)).toBeVisible();
});

test('the toast of a task has a ring until the task has ended', () => {
  const store = show();
  const task = { id: 't', verb: 'stop', title: 'Stop', kind: 'server', account: 'acc-1' } as const;
  act(() => {
    store.dispatch(calls.actions.enqueued(task));
    store.dispatch(calls.actions.accepted('t'));
    store.dispatch(toasts.actions.shown({ tone: 'success', message: 'Stopping', task: 't' }));
  });
  const row = screen.getByText('Stopping').closest('li');
  expect(row).toHaveAttribute('data-tone', 'info');
  act(() => {
    const message = 'web-1 is stopped';
    store.dispatch(calls.actions.succeeded({ id: 't', message }));
    store.dispatch(toasts.actions.shown({ tone: 'success', message, task: 't' }));
  });
  expect(screen.getByText('web-1 is stopped').closest('li')).toBe(row);
  expect(row).toHaveAttribute('data-tone', 'success');
});

test('while the API is closed no toast offers a reload: it is told over the page', () => {
  const store = show();
  const message = 'Could not fetch event stream token';
  act(() => {
    store.dispatch(maintenance.began(failure('refused', 'We are upgrading').facts));
    const action = { label: 'Reload', does: 'reload' } as const;
    store.dispatch(toasts.actions.shown({ tone: 'error', message, action }));
    store.dispatch(toasts.actions.shown({ tone: 'success', message: 'web-1 is locked' }));
  });
  expect(screen.getByText('web-1 is locked')).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
  act(() => void store.dispatch(maintenance.over()));
  expect(screen.getByText(message)).toBeVisible();
});
