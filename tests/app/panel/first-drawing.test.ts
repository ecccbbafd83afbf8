import { expect, test, vi } from 'vitest';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { DATA_MS, untilDrawable } from '@/app/panel/first-drawing';
import type { FirstRead } from '@/app/boot/start-reads';
import { unreadable } from '@/provider/api-error';
import { resources } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';

const list: FirstRead = { kind: 'server', account: 'acc-aaaaa' };
const record: FirstRead = { kind: 'volume', id: 'vol-aaaaa', account: 'acc-aaaaa' };

/** Waits for a first screen; what it asked the store for, and whether it can be drawn. */
function wait(reads: readonly FirstRead[], { initialized = true } = {}) {
  vi.useFakeTimers();
  const store = configureStore({ reducer: combineReducers({ resources: resourcesReducer }) });
  const asked = vi.spyOn(store, 'dispatch');
  let tell: (state: { initialized: boolean }) => void = () => undefined;
  const router = {
    state: { initialized },
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Parameters<typeof untilDrawable>[1];
  let isDrawable = false;
  void untilDrawable(
    { store } as unknown as Parameters<typeof untilDrawable>[0],
    router,
    reads,
  ).then(() => (isDrawable = true));
  return {
    store,
    asked,
    route: () => tell({ initialized: true }),
    isDrawable: async (after = 0) => {
      await vi.advanceTimersByTimeAsync(after);
      return isDrawable;
    },
  };
}

test('a list and a record are asked for before anything of them is drawn', () => {
  const { asked } = wait([list, record]);
  expect(asked).toHaveBeenCalledWith(resources.actions.listRequested(list));
  expect(asked).toHaveBeenCalledWith(resources.actions.recordRequested(record));
});

test('the screen is drawn once its code and its data are there', async () => {
  const { store, route, isDrawable } = wait([list], { initialized: false });
  store.dispatch(
    resources.actions.listed({ ...list, ids: [], readAt: 1, updatedAt: 1, dropped: [] }),
  );
  expect(await isDrawable(10 * DATA_MS)).toBe(false);
  route();
  expect(await isDrawable()).toBe(true);
});

test('data that fail are waited for no longer', async () => {
  const { store, isDrawable } = wait([list]);
  expect(await isDrawable()).toBe(false);
  store.dispatch(resources.actions.listFailed({ ...list, error: unreadable('No list').facts }));
  expect(await isDrawable()).toBe(true);
});

test('data that take longer have their outline', async () => {
  const { isDrawable } = wait([record]);
  expect(await isDrawable(DATA_MS - 1)).toBe(false);
  expect(await isDrawable(1)).toBe(true);
});

test('what reads nothing is drawn at once', async () => {
  expect(await wait([]).isDrawable()).toBe(true);
});
