import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { ConnectionIndicator } from '@/app/shell/connection-indicator';
import { type Connection, events } from '@/store/events/events-slice';
import { failure } from '@/provider/api-error';
import { maintenance, maintenanceSlice } from '@/store/maintenance/maintenance-slice';
import { panelReducers } from '@/store/panel-store';
import { Announcer } from '@/ui/announcer';

function show(connection: Connection) {
  const reducer = panelReducers.events;
  const state = { ...reducer(undefined, { type: 'begin' }), connection };
  const store = configureStore({
    reducer: combineSlices({ events: reducer }, maintenanceSlice),
    preloadedState: { events: state },
  });
  render(
    <Provider store={store}>
      <ConnectionIndicator />
      <Announcer />
    </Provider>,
  );
  return store;
}

function network(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('without a network its banner speaks, though the stream has not noticed yet', () => {
  show('connected');
  expect(screen.getByText('Live')).toBeInTheDocument();
  network(false);
  expect(screen.queryByText('Live')).toBeNull();
  network(true);
  expect(screen.getByText('Live')).toBeInTheDocument();
});

test('without a stream it says how often the screen is read, and why; it never says offline', () => {
  const store = show('offline');
  expect(screen.getByText('Updates every 30 s')).not.toHaveClass('visually-hidden');
  expect(
    screen.getByText('Live updates can’t get through, so this page refreshes every 30 seconds'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Offline')).toBeNull();
  network(false);
  expect(screen.queryByText('Updates every 30 s')).toBeNull();
  network(true);
  // While the API is closed nothing is read.
  act(() => void store.dispatch(maintenance.began(failure('refused', 'Closed').facts)));
  expect(screen.queryByText('Updates every 30 s')).toBeNull();
  act(() => void store.dispatch(maintenance.over()));
  expect(screen.getByText('Updates every 30 s')).toBeVisible();
});

test('what is shown is live once what was missed has been read again', () => {
  const store = show('connected');
  act(() => void store.dispatch(events.actions.catchUpBegan()));
  expect(screen.getByText('Catching up')).toHaveClass('visually-hidden');
  expect(screen.getByText('Checking for missed changes')).toBeVisible();
  act(() => void store.dispatch(events.actions.caughtUp()));
  expect(screen.getByText('Live')).toBeInTheDocument();
});

test('while it connects, its words are in the tip and for screen readers alone', () => {
  show('connecting');
  expect(screen.getByText('Connecting')).toHaveClass('visually-hidden');
  expect(screen.getByText('Live updates start once this connects')).toBeInTheDocument();
});

test('without an account to follow there is no indicator', () => {
  show('idle');
  expect(screen.queryByText(/\w/)).toBeNull();
});

test('that it is live is told only after it was not', async () => {
  vi.useFakeTimers();
  const rest = () => act(() => vi.advanceTimersByTimeAsync(300));
  const store = show('connecting');
  act(() => void store.dispatch(events.actions.subscribed()));
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('');
  act(() => void store.dispatch(events.actions.wentOffline()));
  await rest();
  act(() => void store.dispatch(events.actions.subscribed()));
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('Updates every 30 sLive');
});
