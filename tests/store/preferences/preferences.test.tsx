import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { expect, test, vi } from 'vitest';
import { parseId } from '@/model/ids';
import {
  DEFAULT_PREFERENCES,
  HISTORY_LIMIT,
  NOTICES_LIMIT,
  PREFERENCES_KEY,
  readPreferences,
  readStoredPreferences,
  SHAPES_LIMIT,
} from '@/store/preferences/preferences';
import {
  preferences,
  preferencesReducer,
  preferencesSaga,
  selectPreferences,
} from '@/store/preferences/preferences-slice';
import { session } from '@/store/session/session-slice';

const { actions } = preferences;

const SHAPE = { width: 1280, heights: { Settings: 230 } };
const measured = (page: string) => ({ page, shape: SHAPE });

function open() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { preferences: preferencesReducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(preferencesSaga);
  return store;
}

test('what is chosen is remembered by the browser', () => {
  const store = open();
  store.dispatch(actions.themeChosen('dark'));
  store.dispatch(actions.pageSizeChosen(50));
  store.dispatch(actions.viewChosen({ list: 'server', view: 'grid' }));
  store.dispatch(actions.densityChosen('compact'));
  store.dispatch(actions.columnsHidden({ list: 'server', columns: ['type'] }));
  store.dispatch(actions.rowsCounted({ list: 'acc-aaaaa server', count: 3 }));
  store.dispatch(actions.pageMeasured(measured('acc-aaaaa srv-aaaaa')));
  store.dispatch(actions.metricsRangeChosen('HOURS_168'));
  store.dispatch(actions.navigationToggled());
  store.dispatch(actions.noticeDismissed('welcome'));
  store.dispatch(actions.accountUsed('acc-aaaaa'));
  store.dispatch(actions.accountUsed('acc-bbbbb'));
  store.dispatch(actions.accountUsed('acc-aaaaa'));
  const remembered = {
    theme: 'dark',
    pageSize: 50,
    view: { server: 'grid' },
    density: 'compact',
    hiddenColumns: { server: ['type'] },
    rowCounts: { 'acc-aaaaa server': 3 },
    pageShapes: { 'acc-aaaaa srv-aaaaa': SHAPE },
    metricsRange: 'HOURS_168',
    navigationCollapsed: true,
    beta: false,
    dismissedNotices: ['welcome'],
    lastAccount: 'acc-aaaaa',
    accountHistory: ['acc-aaaaa', 'acc-bbbbb'],
  };
  expect(readStoredPreferences()).toEqual(remembered);
  expect(selectPreferences(open().getState())).toEqual(remembered);
});

test('what tells of an account is forgotten with its session', () => {
  const store = open();
  store.dispatch(actions.pageSizeChosen(50));
  store.dispatch(actions.rowsCounted({ list: 'acc-aaaaa server', count: 3 }));
  store.dispatch(actions.pageMeasured(measured('acc-aaaaa srv-aaaaa')));
  store.dispatch(session.ended({ chosen: true }));
  expect(readStoredPreferences()).toMatchObject({ pageSize: 50, rowCounts: {}, pageShapes: {} });
  expect(selectPreferences(store.getState()).rowCounts).toEqual({});
});

test('the history of accounts has an end', () => {
  const store = open();
  for (let index = 0; index < HISTORY_LIMIT + 5; index += 1) {
    store.dispatch(actions.accountUsed(`acc-${String(index).padStart(5, '0')}`));
  }
  expect(readStoredPreferences().accountHistory).toHaveLength(HISTORY_LIMIT);
});

test('the pages seen last are remembered, and no more than some', () => {
  const store = open();
  const pages = Array.from({ length: SHAPES_LIMIT + 1 }, (_, index) => `acc-aaaaa srv-${index}`);
  for (const page of [...pages.slice(0, 2), pages[0], ...pages.slice(2)]) {
    store.dispatch(actions.pageMeasured(measured(page ?? '')));
  }
  const kept = Object.keys(readStoredPreferences().pageShapes);
  expect(kept).toEqual([pages[0], ...pages.slice(2)]);
});

test('the notices dismissed last are remembered, and no more than some', () => {
  const store = open();
  const keys = Array.from({ length: NOTICES_LIMIT + 1 }, (_, index) => `inc1/${index}`);
  for (const key of [...keys.slice(0, 2), keys[0], ...keys.slice(2)]) {
    store.dispatch(actions.noticeDismissed(key ?? ''));
  }
  expect(readStoredPreferences().dismissedNotices).toEqual([keys[0], ...keys.slice(2)]);
});

test('what another window stores holds here too, and is not stored back', () => {
  const store = open();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const newValue = JSON.stringify({ theme: 'light' });
  window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY, newValue }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{"theme":"dark"}' }));
  expect(selectPreferences(store.getState()).theme).toBe('light');
  expect(write).not.toHaveBeenCalled();
});

test('a field that cannot be read costs no other', () => {
  expect(readPreferences({ theme: 'pink', pageSize: 20, view: { server: 'cube' } })).toEqual({
    ...DEFAULT_PREFERENCES,
    pageSize: 20,
  });
});

test('only what has the shape of an account is remembered as one', () => {
  const wild = fc.oneof(fc.string(), fc.constantFrom('../../users', 'srv-aaaaa', 'acc-aaaaa&x=1'));
  fc.assert(
    fc.property(wild, (id) => {
      const read = readPreferences({ lastAccount: id, accountHistory: ['acc-aaaaa', id] });
      for (const remembered of [...read.accountHistory, read.lastAccount ?? 'acc-aaaaa']) {
        expect(parseId('account', remembered)).toBe(remembered);
      }
    }),
  );
  const good = { lastAccount: 'acc-aaaaa', accountHistory: ['acc-aaaaa', 'acc-bbbbb'] };
  expect(readPreferences(good)).toEqual({ ...DEFAULT_PREFERENCES, ...good });
});

test('anything at all can be in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem(PREFERENCES_KEY, text);
      const names = Object.keys(readStoredPreferences()).toSorted();
      expect(names).toEqual(Object.keys(DEFAULT_PREFERENCES).toSorted());
    }),
  );
});

test('a browser that bars its storage is served with the defaults', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('barred', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = open();
  store.dispatch(actions.themeChosen('dark'));
  expect(selectPreferences(store.getState()).theme).toBe('dark');
});

test('a beta flag is stored locally, and outlives other choices', () => {
  localStorage.setItem(PREFERENCES_KEY, JSON.stringify({ beta: true }));
  const store = open();
  expect(readStoredPreferences().beta).toBe(true);
  store.dispatch(actions.themeChosen('dark'));
  expect(readStoredPreferences()).toMatchObject({ beta: true, theme: 'dark' });
});
