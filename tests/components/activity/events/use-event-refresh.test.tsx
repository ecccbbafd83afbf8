import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountScope } from '@/components/scope/account-scope';
import { REFRESH_MS, useEvents } from '@/components/activity/events/use-events';
import { resources } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';
import { session, sessionSlice } from '@/store/session/session-slice';

const ACCOUNT = 'acc-demo1';
const NAME = { kind: 'event', account: ACCOUNT } as const;
const { listReading, listed, refreshRequested } = resources.actions;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.restoreAllMocks());

/** As the feed and the dashboard do. */
function Looking() {
  useEvents();
  return null;
}

/** Somebody who looks at the events, which are there. */
function look() {
  const asked: UnknownAction[] = [];
  const store = configureStore({
    reducer: combineReducers({ resources: resourcesReducer, session: sessionSlice.reducer }),
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(() => (next) => (action) => {
        if (refreshRequested.match(action)) asked.push(action);
        return next(action);
      }),
  });
  const arrive = () =>
    store.dispatch(listed({ ...NAME, ids: [], readAt: 0, updatedAt: 0, dropped: [] }));
  store.dispatch(session.checked('valid'));
  arrive();
  const { unmount } = render(
    <Provider store={store}>
      <AccountScope account={ACCOUNT}>
        <Looking />
      </AccountScope>
    </Provider>,
  );
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const tell = (action: UnknownAction) => act(() => void store.dispatch(action));
  return { asked, unmount, wait, tell, arrive: () => act(() => void arrive()) };
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('the feed refreshes every 15 seconds', () => {
  const { asked, wait } = look();
  expect(REFRESH_MS).toBe(15_000);
  wait(14_999);
  expect(asked).toEqual([]);
  wait(1);
  expect(asked).toEqual([refreshRequested(NAME)]);
  wait(30_000);
  expect(asked).toHaveLength(3);
});

test('it is not read while the page is hidden, and once when it is shown again', () => {
  const { asked, wait } = look();
  show('hidden');
  wait(60_000);
  expect(asked).toEqual([]);
  show('visible');
  expect(asked).toHaveLength(1);
  show('hidden');
  wait(5000);
  show('visible');
  expect(asked).toHaveLength(1);
});

test('there are never two reads at a time', () => {
  const { asked, wait, tell, arrive } = look();
  tell(listReading(NAME));
  wait(60_000);
  expect(asked).toEqual([]);
  arrive();
  wait(15_000);
  expect(asked).toHaveLength(1);
});

test('nothing is asked without a network', () => {
  const { asked, wait } = look();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  wait(60_000);
  expect(asked).toEqual([]);
});

test('it ends with the session, and begins again with the next', () => {
  const { asked, wait, tell } = look();
  tell(session.expired());
  wait(60_000);
  expect(asked).toEqual([]);
  tell(session.signedIn());
  wait(60_000);
  // Not before it is known that the user is the same.
  expect(asked).toEqual([]);
  tell(session.identityConfirmed());
  wait(15_000);
  expect(asked).toHaveLength(1);
  tell(session.ended({ chosen: true }));
  wait(60_000);
  expect(asked).toHaveLength(1);
});

test('it ends with the page', () => {
  const { asked, wait, unmount } = look();
  unmount();
  wait(60_000);
  expect(asked).toEqual([]);
});
