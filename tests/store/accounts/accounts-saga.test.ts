import { beforeEach, expect, test, vi } from 'vitest';
import {
  accounts,
  selectAccounts,
  selectCurrentAccount,
  selectCurrentUser,
} from '@/store/accounts/accounts-slice';
import { events } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { selectRecordStatus } from '@/store/resources/resources-selectors';
import { session } from '@/store/session/session-slice';
import { account, failure, invitation, openAccounts, user } from './accounts-store';

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A panel that a reload has opened: the session was found alive. */
function reloaded(...given: Parameters<typeof openAccounts>) {
  const panel = openAccounts(...given);
  panel.store.dispatch(session.checked('valid'));
  panel.start();
  return panel;
}

/** A panel that a sign-in has opened. */
function signedIn(...given: Parameters<typeof openAccounts>) {
  const panel = openAccounts(...given);
  panel.store.dispatch(session.signedIn());
  panel.start();
  return panel;
}

test('after a reload the accounts and the user are read, and no invitation is asked for', async () => {
  const { rest, navigate, state } = reloaded();
  await pass(0);
  expect(rest.list.mock.calls.map(([kind]) => kind)).toEqual(['account', 'user']);
  expect(navigate).not.toHaveBeenCalled();
  expect(selectCurrentUser(state())?.id).toBe('usr-adaaa');
  expect(selectAccounts(state())).toMatchObject({ status: 'loaded', preselected: 'acc-aaaaa' });
});

test('after a sign-in a pending invitation sends the user to answer it', async () => {
  const { navigate, state } = signedIn({ collaborations: [invitation('pending')] });
  expect(selectAccounts(state()).preselected).toBeUndefined();
  await pass(0);
  expect(navigate.mock.calls).toEqual([['/signup/collab']]);
  // For who comes back from there.
  expect(selectAccounts(state())).toMatchObject({ status: 'loaded', preselected: 'acc-aaaaa' });
});

test.each([
  ['no invitation', []],
  ['invitations that were answered', [invitation('accepted'), invitation('expired')]],
  ['an answer that makes no sense', [null, 'col', { status: 'pending' }]],
])('after a sign-in with %s the most useful account is chosen', async (_, collaborations) => {
  const { navigate, state } = signedIn({ collaborations });
  await pass(0);
  expect(navigate).not.toHaveBeenCalled();
  expect(selectAccounts(state())).toMatchObject({ status: 'loaded', preselected: 'acc-aaaaa' });
});

test('nothing is chosen until the invitations are checked', async () => {
  const { state, store, start } = openAccounts({ collaborations: new Promise(() => undefined) });
  store.dispatch(session.signedIn());
  start();
  await pass(1000);
  expect(selectAccounts(state())).toMatchObject({ status: 'loading', preselected: undefined });
});

test('invitations that cannot be read keep nobody out', async () => {
  const { state } = signedIn({ collaborations: failure(500) });
  await pass(0);
  expect(selectAccounts(state()).preselected).toBe('acc-aaaaa');
});

test("answering 'Stay logged in?' asks for no invitation and leads nowhere", async () => {
  const { rest, navigate, store } = reloaded({ collaborations: [invitation('pending')] });
  await pass(0);
  store.dispatch(session.expired());
  store.dispatch(session.signedIn());
  await pass(0);
  expect(rest.list).not.toHaveBeenCalledWith('collaboration', expect.anything());
  expect(navigate).not.toHaveBeenCalled();
});

test('whoever signs in after a log-out is asked about anew', async () => {
  const { rest, store } = reloaded();
  await pass(0);
  store.dispatch(session.ended({ chosen: true }));
  store.dispatch(session.signedIn());
  await pass(0);
  expect(rest.list.mock.calls.filter(([kind]) => kind === 'collaboration')).toHaveLength(1);
});

test.each(['elsewhere', 'here'])(
  'who signed out %s and signs in again is where they were, anybody else is led home',
  async (place) => {
    const { wire, navigate, store } = reloaded();
    await pass(0);
    const end = () => {
      store.dispatch(session.ended({ chosen: true, elsewhere: place === 'elsewhere' }));
      store.dispatch(session.signedIn());
    };
    end();
    await pass(0);
    expect(navigate).not.toHaveBeenCalled();
    wire.lists.user = [user('usr-other')];
    end();
    await pass(0);
    expect(navigate.mock.calls).toEqual([['/']]);
    wire.lists.user = [user('usr-adaaa')];
    wire.collaborations = [invitation('pending')];
    end();
    await pass(0);
    // The invitation has the last word.
    expect(navigate.mock.calls).toEqual([['/'], ['/'], ['/signup/collab']]);
  },
);

test('the full account and user are read after the rows, once events report changes', async () => {
  const { wire, rest, store, state } = reloaded();
  wire.records['acc-aaaaa'] = account('acc-aaaaa');
  wire.records['usr-adaaa'] = user('usr-adaaa');
  store.dispatch(accounts.actions.entered('acc-aaaaa'));
  await pass(1000);
  expect(rest.read).not.toHaveBeenCalled();
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-aaaaa' }));
  await pass(0);
  expect(rest.read).not.toHaveBeenCalled();
  store.dispatch(events.actions.subscribed());
  await pass(0);
  expect(rest.read.mock.calls.map(([, id]) => id)).toEqual(['acc-aaaaa', 'usr-adaaa']);
  expect(selectRecordStatus(state(), 'account', 'acc-aaaaa').full).toBe(true);
});

test('a newcomer, who has no account to enter, is read whole all the same, and last', async () => {
  const { wire, rest, state } = signedIn({ lists: { account: [], user: [user('usr-adaaa')] } });
  wire.records['usr-adaaa'] = user('usr-adaaa');
  await pass(2999);
  expect(rest.read).not.toHaveBeenCalled();
  await pass(1);
  expect(selectRecordStatus(state(), 'user', 'usr-adaaa').full).toBe(true);
});

test('a stream that is down or slow does not hold up the full account', async () => {
  const { rest, store } = reloaded();
  store.dispatch(accounts.actions.entered('acc-aaaaa'));
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-aaaaa' }));
  await pass(999);
  expect(rest.read).not.toHaveBeenCalled();
  await pass(1);
  expect(rest.read).toHaveBeenCalledTimes(2);
  const other = reloaded();
  other.store.dispatch(events.actions.wentOffline());
  other.store.dispatch(accounts.actions.entered('acc-aaaaa'));
  other.store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-aaaaa' }));
  await pass(0);
  expect(other.rest.read).toHaveBeenCalledTimes(2);
});

test('a screen without a list does not hold them up for more than 3 seconds', async () => {
  const { rest, store } = reloaded();
  store.dispatch(events.actions.wentOffline());
  store.dispatch(accounts.actions.entered('acc-aaaaa'));
  await pass(2999);
  expect(rest.read).not.toHaveBeenCalled();
  await pass(1);
  expect(rest.read).toHaveBeenCalledTimes(2);
});

test('the account of the screen is remembered and its events are followed', async () => {
  const { store, state, actions } = reloaded();
  store.dispatch(accounts.actions.entered('acc-bbbbb'));
  await pass(0);
  expect(state().preferences).toMatchObject({
    lastAccount: 'acc-bbbbb',
    accountHistory: ['acc-bbbbb'],
  });
  expect(actions).toContainEqual(events.actions.accountEntered('acc-bbbbb'));
  expect(selectCurrentAccount(state())?.id).toBe('acc-bbbbb');
  expect(selectAccounts(state()).preselected).toBe('acc-bbbbb');
});

test.each(['closed', 'terminated', 'deleted'])(
  'a %s account is neither remembered nor followed, nor chosen',
  async (status) => {
    const { store, state, actions } = reloaded({
      lists: { account: [account('acc-aaaaa', status), account('acc-bbbbb')], user: [] },
    });
    store.dispatch(accounts.actions.entered('acc-aaaaa'));
    await pass(3000);
    expect(state().preferences.lastAccount).toBeUndefined();
    expect(actions).not.toContainEqual(events.actions.accountEntered('acc-aaaaa'));
    expect(selectAccounts(state()).preselected).toBe('acc-bbbbb');
  },
);

test('an account that the user does not have is neither remembered nor followed', async () => {
  const { store, state, actions } = reloaded();
  store.dispatch(accounts.actions.entered('acc-zzzzz'));
  await pass(3000);
  expect(state().preferences.lastAccount).toBeUndefined();
  expect(actions).not.toContainEqual(events.actions.accountEntered('acc-zzzzz'));
});

test('when the accounts cannot be read, the one of the path works all the same', async () => {
  const { store, actions } = reloaded({ lists: { account: failure(500), user: [] } });
  store.dispatch(accounts.actions.entered('acc-aaaaa'));
  await pass(0);
  expect(actions).toContainEqual(events.actions.accountEntered('acc-aaaaa'));
});

test('the end of the session stops following the account', async () => {
  const { store, actions } = reloaded();
  store.dispatch(accounts.actions.entered('acc-aaaaa'));
  await pass(0);
  store.dispatch(session.ended({ chosen: true }));
  await pass(0);
  expect(actions.at(-1)).toEqual(events.actions.accountEntered(undefined));
});

test.each([
  ['a list that is refused', 'listFailed', { status: 403 }],
  ['a record that is refused', 'recordFailed', { status: 403 }],
  ["the stream's token, which is refused", 'wentOffline', { name: 'FORBIDDEN' }],
] as const)('%s tells who is removed from a team, and nothing is followed', async (_, by, how) => {
  const { wire, rest, store, state } = reloaded();
  store.dispatch(accounts.actions.entered('acc-aaaaa'));
  await pass(0);
  expect(state().events.account).toBe('acc-aaaaa');
  const error = { ...failure(500).facts, ...how };
  const name = { kind: 'server', id: 'srv-aaaaa', account: 'acc-aaaaa' } as const;
  const told = {
    listFailed: resources.actions.listFailed({ ...name, error }),
    recordFailed: resources.actions.recordFailed({ ...name, error }),
    wentOffline: events.actions.wentOffline({ error }),
  };
  // It may be refused to those who are members still.
  store.dispatch(told[by]);
  await pass(0);
  expect(state().events.account).toBe('acc-aaaaa');
  wire.lists.account = [account('acc-bbbbb')];
  store.dispatch(told[by]);
  await pass(0);
  expect(state().events.account).toBeUndefined();
  expect(selectCurrentAccount(state())).toBeUndefined();
  expect(rest.list.mock.calls.filter(([kind]) => kind === 'account')).toHaveLength(3);
});

test('accounts that are refused themselves are not asked for again and again', async () => {
  const { wire, rest, store } = reloaded();
  await pass(0);
  wire.lists.account = failure(403);
  store.dispatch(resources.actions.refreshRequested({ kind: 'account', account: '' }));
  await pass(10_000);
  expect(rest.list.mock.calls.filter(([kind]) => kind === 'account')).toHaveLength(2);
});
