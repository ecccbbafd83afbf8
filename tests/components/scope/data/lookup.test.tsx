import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { AccountContext } from '@/components/scope/account-scope';
import { selectLookup, TrackedLookup, useLookup } from '@/components/scope/data/lookup';
import { useFacts } from '@/components/scope/data/use-facts';
import { decode } from '@/model/decode';
import type { Facts } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import { NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import { resources } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';

const { actions } = resources;

/** A store that knows one server, one group and who is signed in. */
function openStore() {
  const store = configureStore({ reducer: { resources: resourcesReducer } });
  let readAt = 0;
  const merge = (kind: Kind, id: string, name: string) => {
    const { entities } = decode(kind, { id, name }, { volumeSize: 'bytes' });
    store.dispatch(actions.merged({ entities, readAt: (readAt += 1) }));
  };
  merge('server', 'srv-aaaaa', 'web-1');
  merge('server_group', 'grp-aaaaa', 'web');
  merge('account', 'acc-aaaaa', 'Demo');
  merge('user', 'usr-aaaaa', 'Dana');
  const users = { kind: 'user', account: NO_ACCOUNT, ids: ['usr-aaaaa'], dropped: [] } as const;
  store.dispatch(actions.listed({ ...users, readAt: (readAt += 1), updatedAt: 0 }));
  return { store, merge, lookup: () => selectLookup(store.getState()) };
}

/** Draws what reads the store through a hook, and counts how often. */
function draw<T>({ store }: ReturnType<typeof openStore>, read: () => T) {
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return read();
    },
    {
      wrapper: ({ children }: PropsWithChildren) => (
        <Provider store={store}>
          <AccountContext value="acc-aaaaa">{children}</AccountContext>
        </Provider>
      ),
    },
  );
  return { result, drawn: () => drawn };
}

test('one state of the store has one lookup, and all of a kind is the same list until one changes', () => {
  const { lookup, merge } = openStore();
  const before = lookup();
  expect(lookup()).toBe(before);
  expect(before.all('server').map(({ name }) => name)).toEqual(['web-1']);
  merge('server_group', 'grp-bbbbb', 'new');
  expect(lookup()).not.toBe(before);
  expect(lookup().all('server')).toBe(before.all('server'));
  merge('server', 'srv-aaaaa', 'web-2');
  expect(
    lookup()
      .all('server')
      .map(({ name }) => name),
  ).toEqual(['web-2']);
});

test('a tracked lookup follows to a newer state that says the same of what was read', () => {
  const { lookup, merge } = openStore();
  const tracked = new TrackedLookup(lookup());
  expect(tracked.get('server', 'srv-aaaaa')?.name).toBe('web-1');
  expect(tracked.all('image')).toEqual([]);
  merge('server_group', 'grp-aaaaa', 'renamed');
  expect(tracked.follow(lookup())).toBe(true);
  expect(tracked.get('server_group', 'grp-aaaaa')?.name).toBe('renamed');
});

test.each([
  ['a record that was read', (lookup: TrackedLookup) => lookup.get('server', 'srv-aaaaa')],
  ['a record that was not there', (lookup: TrackedLookup) => lookup.get('server', 'srv-bbbbb')],
  ['a whole kind that was read', (lookup: TrackedLookup) => lookup.all('server')],
])('it does not follow past a change of %s', (_, read) => {
  const { lookup, merge } = openStore();
  const tracked = new TrackedLookup(lookup());
  read(tracked);
  merge('server', 'srv-aaaaa', 'renamed');
  merge('server', 'srv-bbbbb', 'new');
  expect(tracked.follow(lookup())).toBe(false);
  expect(tracked.get('server', 'srv-aaaaa')?.name).toBe('web-1');
});

test('a component is drawn again only when a record changes that it read', () => {
  const open = openStore();
  const { result, drawn } = draw(open, () => useLookup().get('server', 'srv-aaaaa')?.name);
  act(() => open.merge('server_group', 'grp-aaaaa', 'renamed'));
  act(() => open.merge('server', 'srv-bbbbb', 'another'));
  expect(drawn()).toBe(1);
  act(() => open.merge('server', 'srv-aaaaa', 'renamed'));
  expect(drawn()).toBe(2);
  expect(result.current).toBe('renamed');
  act(() => open.merge('server', 'srv-aaaaa', 'again'));
  expect(result.current).toBe('again');
});

const readers: readonly (readonly [string, Kind, string, (facts: Facts) => unknown])[] = [
  ['a record', 'server', 'srv-aaaaa', (facts) => facts.get('server', 'srv-aaaaa')?.name],
  ['a kind', 'image', 'img-aaaaa', (facts) => facts.all('image').length],
  ['the account', 'account', 'acc-aaaaa', (facts) => facts.account?.name],
  ['the user', 'user', 'usr-aaaaa', (facts) => facts.user?.name],
];

test.each(readers)(
  'a rule that reads %s is asked again when that changes, and not for a read',
  (_, kind, id, read) => {
    const open = openStore();
    const { result, drawn } = draw(open, () => read(useFacts()));
    const before = result.current;
    const name = { kind: 'volume', id: 'vol-aaaaa', account: 'acc-aaaaa' } as const;
    act(() => void open.store.dispatch(actions.recordReading(name)));
    expect(drawn()).toBe(1);
    act(() => open.merge(kind, id, 'changed'));
    expect(drawn()).toBe(2);
    expect(result.current).not.toEqual(before);
  },
);
