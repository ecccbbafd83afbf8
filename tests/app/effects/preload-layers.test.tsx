import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import type { Load } from '@/app/effects/load-at-leisure';
import type { ScreensAhead } from '@/app/effects/preload';
import { PRELOAD_MS, SOON_MS, usePreloadedLayers } from '@/app/effects/preload-layers';
import { accounts, accountsSlice } from '@/store/accounts/accounts-slice';
import { resources } from '@/store/resources/resources-actions';
import { resourcesReducer } from '@/store/resources/resources-reducer';

/** In which the browser is seen to be idle, some times over. */
const IDLE_MS = 10;

const nothing = ahead({});

function ahead({ below = [], all = [] }: { below?: readonly Load[]; all?: readonly Load[] }) {
  return { below: () => below, all: () => all };
}

function open(screens: ScreensAhead, layers: readonly Load[]) {
  vi.useFakeTimers();
  const store = configureStore({
    reducer: combineReducers({ accounts: accountsSlice.reducer, resources: resourcesReducer }),
  });
  store.dispatch(accounts.actions.entered('acc-aaaaa'));
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  return { store, ...renderHook(() => usePreloadedLayers(screens, layers), { wrapper }) };
}

test('what opens over a page is fetched soon after its first rows, but not while they are', async () => {
  const layers = [vi.fn(), vi.fn()];
  const screen = vi.fn();
  const next = vi.fn();
  const all = [...layers, screen];
  const { store } = open(ahead({ below: [next], all: [screen] }), layers);
  const list = { kind: 'server', account: 'acc-aaaaa' } as const;
  store.dispatch(resources.actions.listReading(list));
  await vi.advanceTimersByTimeAsync(SOON_MS);
  for (const layer of all) expect(layer).not.toHaveBeenCalled();
  store.dispatch(
    resources.actions.listed({ ...list, ids: [], readAt: 1, updatedAt: 1, dropped: [] }),
  );
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(SOON_MS - 1);
  expect(next).toHaveBeenCalledOnce();
  for (const layer of all) expect(layer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + IDLE_MS);
  for (const layer of all) expect(layer).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(PRELOAD_MS + IDLE_MS);
  for (const layer of all) expect(layer).toHaveBeenCalledOnce();
});

test('a page that reads nothing fetches them a little later', async () => {
  const layer = vi.fn();
  open(nothing, [layer]);
  await vi.advanceTimersByTimeAsync(PRELOAD_MS - 1);
  expect(layer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + IDLE_MS);
  expect(layer).toHaveBeenCalledOnce();
});

test('where the browser saves data, screens come as they are opened', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { connection: { saveData: true } }),
  );
  const layer = vi.fn();
  const screen = vi.fn();
  open(ahead({ below: [screen], all: [screen] }), [layer]);
  await vi.advanceTimersByTimeAsync(PRELOAD_MS + IDLE_MS);
  expect(layer).toHaveBeenCalledOnce();
  expect(screen).not.toHaveBeenCalled();
});

test('a panel that has gone fetches nothing', async () => {
  const layer = vi.fn();
  open(nothing, [layer]).unmount();
  await vi.advanceTimersByTimeAsync(PRELOAD_MS + IDLE_MS);
  expect(layer).not.toHaveBeenCalled();
});

test('what the network kept from coming is fetched once it is back', async () => {
  const layer = vi.fn();
  open(nothing, [layer]);
  await vi.advanceTimersByTimeAsync(PRELOAD_MS + IDLE_MS);
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(layer).toHaveBeenCalledTimes(2);
});
