import { beforeEach, expect, test, vi } from 'vitest';
import { selectCurrentUser } from '@/store/accounts/accounts-slice';
import { resources } from '@/store/resources/resources-state';
import { toasts } from '@/store/toasts/toasts-slice';
import { selectMayChange, session } from '@/store/session/session-slice';
import { failure, openAccounts, user } from './accounts-store';

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const end = session.ended({ chosen: true });

/** Opens a panel of Ada's, whose provider answers as to somebody else from now on. */
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
  expect(actions.find(toasts.actions.shown.match)?.payload.message).toBe(
    'Another user has signed in',
  );
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

test.each([
  ['where the users could not be read', failure(500)],
  ['where the list of users is empty', []],
])('%s, whoever signs in next gets nothing of what was on the screen', async (_, before) => {
  const panel = openAccounts({ lists: { user: before } });
  const { wire, store, state, actions } = panel;
  store.dispatch(session.checked('valid'));
  panel.start();
  await pass(0);
  wire.lists.user = [user('usr-adaaa')];
  store.dispatch(session.expired());
  store.dispatch(session.signedIn());
  await pass(0);
  // It may be the same user after all, whose drafts are their own.
  expect(actions.filter(session.ended.match)).toEqual([session.ended({ chosen: false })]);
  expect(selectCurrentUser(state())?.id).toBe('usr-adaaa');
  expect(selectMayChange(state())).toBe(true);
});

test('a session that ends before its user was ever read leaves nothing to the next', async () => {
  const { rest, store, start, actions } = openAccounts();
  rest.list.mockReturnValueOnce(new Promise(() => undefined));
  rest.list.mockReturnValueOnce(new Promise(() => undefined));
  store.dispatch(session.checked('valid'));
  start();
  await pass(0);
  store.dispatch(session.expired());
  store.dispatch(session.signedIn());
  await pass(0);
  expect(actions.filter(session.ended.match)).toHaveLength(1);
});

test.each([
  ['cannot be read', failure(500)],
  ['has nobody in it', []],
])('where the list of users %s after a sign-in, it counts as somebody else’s', async (_, after) => {
  const { wire, store, state, actions } = await opened();
  wire.lists.user = after;
  store.dispatch(session.expired());
  store.dispatch(session.signedIn());
  await pass(10_000);
  expect(actions.filter(session.ended.match)).toEqual([session.ended({ chosen: false })]);
  expect(selectMayChange(state())).toBe(true);
});

test('another user is noticed though the session expires before it is known who they are', async () => {
  const { wire, store, actions } = await opened();
  wire.lists.user = failure(500);
  store.dispatch(session.signedIn());
  await pass(1000);
  store.dispatch(session.expired());
  wire.lists.user = [user('usr-other')];
  // Reads of the window in between already return the new user.
  store.dispatch(resources.actions.refreshRequested({ kind: 'user', account: '' }));
  await pass(0);
  store.dispatch(session.signedIn());
  await pass(0);
  expect(actions.filter(session.ended.match)).toEqual([end]);
});

test('who signs in at the sign-in screen may change things at once', async () => {
  const { rest, store, start, state } = openAccounts();
  rest.list.mockReturnValue(new Promise(() => undefined));
  store.dispatch(session.checked('invalid'));
  store.dispatch(session.signedIn());
  start();
  await pass(0);
  expect(selectMayChange(state())).toBe(true);
});
