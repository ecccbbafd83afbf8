import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { PRELOAD_MS, SOON_MS, usePreloadedLayers } from '@/app/effects/preload-layers';
import { accounts, accountsSlice } from '@/store/accounts/accounts-slice';
import { resources } from '@/store/resources/resources-actions';
import { resourcesReducer } from '@/store/resources/resources-reducer';

const nothing = () => undefined;

function open(screens: () => void, layers: readonly (() => void)[]) {
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

test('what opens over a page is fetched soon after its first rows, but not while they are', () => {
  const layers = [vi.fn(), vi.fn()];
  const screens = vi.fn();
  const all = [...layers, screens];
  const { store } = open(screens, layers);
  const list = { kind: 'server', account: 'acc-aaaaa' } as const;
  store.dispatch(resources.actions.listReading(list));
  vi.advanceTimersByTime(SOON_MS);
  for (const layer of all) expect(layer).not.toHaveBeenCalled();
  store.dispatch(
    resources.actions.listed({ ...list, ids: [], readAt: 1, updatedAt: 1, dropped: [] }),
  );
  vi.advanceTimersByTime(SOON_MS - 1);
  for (const layer of all) expect(layer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  for (const layer of all) expect(layer).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(PRELOAD_MS);
  for (const layer of all) expect(layer).toHaveBeenCalledOnce();
});

test('a page that reads nothing fetches them a little later', () => {
  const layer = vi.fn();
  open(nothing, [layer]);
  vi.advanceTimersByTime(PRELOAD_MS - 1);
  expect(layer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(layer).toHaveBeenCalledOnce();
});

test('where the browser saves data, screens come as they are opened', () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { connection: { saveData: true } }),
  );
  const layer = vi.fn();
  const screens = vi.fn();
  open(screens, [layer]);
  vi.advanceTimersByTime(PRELOAD_MS);
  expect(layer).toHaveBeenCalledOnce();
  expect(screens).not.toHaveBeenCalled();
});

test('a panel that has gone fetches nothing', () => {
  const layer = vi.fn();
  open(nothing, [layer]).unmount();
  vi.advanceTimersByTime(PRELOAD_MS);
  expect(layer).not.toHaveBeenCalled();
});

test('what the network kept from coming is fetched once it is back', () => {
  const layer = vi.fn();
  open(nothing, [layer]);
  vi.advanceTimersByTime(PRELOAD_MS);
  window.dispatchEvent(new Event('online'));
  expect(layer).toHaveBeenCalledTimes(2);
});
