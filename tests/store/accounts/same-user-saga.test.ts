import { beforeEach, expect, test, vi } from 'vitest';
import { selectCurrentUser } from '@/store/accounts/accounts-selectors';
import { selectMayChange, session } from '@/store/session/session-slice';
import { failure, openAccounts, user } from './accounts-store';

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const end = session.ended({ chosen: true });

/** A panel of Ada's, whose provider answers from now on as to somebody else. */
async function opened(now = 'usr-other') {
  const panel = openAccounts();
  panel.store.dispatch(session.checked('valid'));
  panel.start();
  await pass(0);
  panel.wire.lists.user = [user(now)];
  return panel;
}

test('another user who answers the prompt gets nothing of what was on the screen', async () => {
  const { store, state, actions } = await opened();
  store.dispatch(session.expired());
  store.dispatch(session.signedIn());
  await pass(0);
  expect(actions.filter(session.ended.match)).toEqual([end]);
  expect(state().session.status).toBe('valid');
  expect(selectCurrentUser(state())?.id).toBe('usr-other');
  expect(selectMayChange(state())).toBe(true);
});

test('the same user goes on', async () => {
  const { store, state, actions } = await opened('usr-adaaa');
  store.dispatch(session.expired());
  store.dispatch(session.signedIn());
  await pass(0);
  expect(actions).not.toContainEqual(end);
  expect(selectMayChange(state())).toBe(true);
});

test('another user is noticed though this window never thought its session over', async () => {
  const { store, state, actions } = await opened();
  store.dispatch(session.signedIn());
  await pass(0);
  expect(actions.filter(session.ended.match)).toEqual([end]);
  expect(selectCurrentUser(state())?.id).toBe('usr-other');
});

test('nothing may be changed until it is known who has signed in', async () => {
  const { wire, store, state, actions } = await opened();
  store.dispatch(session.expired());
  wire.lists.user = failure(500);
  store.dispatch(session.signedIn());
  expect(selectMayChange(state())).toBe(false);
  await pass(2999);
  expect(selectMayChange(state())).toBe(false);
  wire.lists.user = [user('usr-adaaa')];
  await pass(1);
  expect(selectMayChange(state())).toBe(true);
  expect(actions).not.toContainEqual(end);
});

test.each([
  ['expires', session.expired(), 'expired'],
  ['ends', end, 'invalid'],
] as const)('a session that %s meanwhile is asked of no more', async (_, over, status) => {
  const { wire, rest, store, state } = await opened();
  wire.lists.user = failure(500);
  store.dispatch(session.signedIn());
  await pass(0);
  rest.list.mockClear();
  store.dispatch(over);
  await pass(60_000);
  expect(rest.list).not.toHaveBeenCalled();
  expect(state().session.status).toBe(status);
});

test('a check that its session did not outlive ends no later one', async () => {
  const { rest, store, state, actions } = await opened();
  let tell = (_: readonly unknown[]) => {};
  rest.list.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
  store.dispatch(session.signedIn());
  store.dispatch(end);
  store.dispatch(session.signedIn());
  tell([user('usr-third')]);
  await pass(10_000);
  expect(actions.filter(session.ended.match)).toEqual([end]);
  expect(state().session.status).toBe('valid');
});
