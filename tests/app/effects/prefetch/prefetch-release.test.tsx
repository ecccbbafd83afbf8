import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, prefetchFiles } from '@/app/effects/prefetch/prefetch-files';
import { UNREAD_MS, usePrefetchedRelease } from '@/app/effects/prefetch/prefetch-release';
import { lazyPart } from '@/lib/lazy-part';
import { accounts, accountsSlice } from '@/store/accounts/accounts-slice';
import { resources } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';

const OWN = 'http://localhost:3000/assets/panel-1.js';
const PARTS = {
  panel: ['assets/panel-1.js'],
  images: ['assets/images-1.js', 'assets/shared-1.js'],
  'cloud-ips-forms': ['assets/ips-forms-1.js', 'assets/shared-1.js'],
  'cloud-ips': ['assets/ips-1.js', 'assets/ips-1.css'],
};
const ORDER = [
  '/assets/ips-forms-1.js',
  '/assets/shared-1.js',
  '/assets/ips-1.js',
  '/assets/ips-1.css',
];

let asked: string[];
let missing: string | undefined;

/** Does in the page, at once, the work of the worker. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  static isEnded: boolean;
  postMessage(given: Asked) {
    prefetchFiles(given).then(
      (isAllHere) => this.onmessage?.({ data: { isAllHere } }),
      (failed: unknown) => this.onmessage?.({ data: { failed: String(failed) } }),
    );
  }
  terminate() {
    FakeWorker.isEnded = true;
  }
}

beforeEach(() => {
  asked = [];
  missing = undefined;
  FakeWorker.isEnded = false;
  vi.stubEnv('PROD', true);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', (path: string, { priority }: RequestInit) => {
    expect(priority).toBe('low');
    asked.push(path);
    if (path === missing) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(new Response(path === '/parts.json' ? JSON.stringify(PARTS) : ''));
  });
  history.replaceState(null, '', '/accounts/acc-aaaaa/cloud_ips/');
});

afterEach(() => {
  delete document.documentElement.dataset['parts'];
});

/** Stubs the network information of the browser. */
function stubConnection(connection: { saveData?: boolean; effectiveType?: string }): void {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
}

/** True if a part that was never needed loads without a network. */
async function isHadOffline(): Promise<boolean> {
  vi.stubGlobal('navigator', { onLine: false });
  return lazyPart(() => Promise.resolve(true))().catch(() => false);
}

function open() {
  vi.useFakeTimers();
  const store = configureStore({
    reducer: combineReducers({ accounts: accountsSlice.reducer, resources: resourcesReducer }),
  });
  store.dispatch(accounts.actions.entered('acc-aaaaa'));
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  return { store, ...renderHook(() => usePrefetchedRelease(OWN), { wrapper }) };
}

const list = { kind: 'server', account: 'acc-aaaaa' } as const;
const listed = () =>
  resources.actions.listed({ ...list, ids: [], readAt: 1, updatedAt: 1, dropped: [] });
/** Time in ms after which a page is painted and the browser idle. */
const SOON_MS = 2000;

const asking = (own = OWN): Asked => ({
  own,
  path: '/accounts/acc-aaaaa/cloud_ips/',
  known: [OWN],
});

test('each file is fetched once, those of the open area first', async () => {
  expect(await prefetchFiles(asking())).toBe(true);
  expect(asked).toEqual(['/parts.json', ...ORDER, '/assets/images-1.js']);
});

test('the files of another release are left alone', async () => {
  expect(await prefetchFiles(asking('http://localhost:3000/assets/panel-0.js'))).toBe(false);
  expect(asked).toEqual(['/parts.json']);
});

test('once all are there parts can be had offline, and the worker has ended', async () => {
  expect(await isHadOffline()).toBe(false);
  open();
  await vi.advanceTimersByTimeAsync(UNREAD_MS + SOON_MS);
  expect(await isHadOffline()).toBe(true);
  expect(FakeWorker.isEnded).toBe(true);
});

test('where the document says that all are there, none is fetched', async () => {
  document.documentElement.dataset['parts'] = 'here';
  open();
  await vi.advanceTimersByTimeAsync(UNREAD_MS + SOON_MS);
  expect(asked).toEqual([]);
});

test('it begins once the first rows are there and painted, and nothing is asked twice', async () => {
  const { store } = open();
  store.dispatch(resources.actions.listReading(list));
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(asked).toEqual([]);
  store.dispatch(listed());
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(SOON_MS);
  const all = [...asked];
  expect(all).toContain('/assets/images-1.js');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(UNREAD_MS);
  expect(asked).toEqual(all);
});

test('a page that reads nothing has it a little later', async () => {
  open();
  await vi.advanceTimersByTimeAsync(UNREAD_MS - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1 + SOON_MS);
  expect(asked).toContain('/assets/images-1.js');
});

test.each([
  ['the browser saves data', { saveData: true }],
  ['the network is slow', { effectiveType: '3g' }],
])('where %s, parts come as they are opened', async (_, connection) => {
  stubConnection(connection);
  open();
  await vi.advanceTimersByTimeAsync(UNREAD_MS + SOON_MS);
  expect(asked).toEqual([]);
});

test('a panel that has gone fetches nothing, and one that goes ends what it fetches', async () => {
  open().unmount();
  await vi.advanceTimersByTimeAsync(UNREAD_MS + SOON_MS);
  expect(asked).toEqual([]);
  const { unmount } = open();
  vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementation(() => undefined);
  await vi.advanceTimersByTimeAsync(UNREAD_MS + SOON_MS);
  expect(FakeWorker.isEnded).toBe(false);
  unmount();
  expect(FakeWorker.isEnded).toBe(true);
});

test('what the network kept from coming is fetched once it is back', async () => {
  missing = '/assets/ips-1.css';
  open();
  await vi.advanceTimersByTimeAsync(UNREAD_MS + SOON_MS);
  expect(asked.at(-1)).toBe(missing);
  missing = undefined;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(asked).toContain('/assets/images-1.js');
  expect(await isHadOffline()).toBe(true);
});
