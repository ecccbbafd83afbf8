import { beforeEach, expect, test, vi } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import {
  selectList,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { session } from '@/store/session/session-slice';
import { ACCOUNT, FakeProvider, openPanel, refusal, server, settled } from '../panel';

const { actions } = resources;
const servers = { kind: 'server', account: ACCOUNT } as const;
const one = { ...servers, id: 'srv-aaaaa' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

function open() {
  const fake = new FakeProvider();
  fake.lists.set('server', [server('srv-aaaaa'), server('srv-bbbbb')]);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { user_data: 'eA==' }));
  return openPanel(fake);
}

test('a wanted list is read once, however many ask for it', async () => {
  const { fake, store } = open();
  store.dispatch(actions.listRequested(servers));
  store.dispatch(actions.listRequested(servers));
  expect(selectList(store.getState(), 'server', ACCOUNT).status).toBe('loading');
  await settled();
  store.dispatch(actions.listRequested(servers));
  await settled();
  expect(fake.count('list servers')).toBe(1);
  expect(selectList(store.getState(), 'server', ACCOUNT)).toMatchObject({
    status: 'loaded',
    ids: ['srv-aaaaa', 'srv-bbbbb'],
  });
});

test('a refresh during a read is followed by one more read', async () => {
  const { fake, store } = open();
  let answer = () => {};
  fake.latency = () => new Promise((resolve) => (answer = resolve));
  store.dispatch(actions.listRequested(servers));
  store.dispatch(actions.refreshRequested(servers));
  store.dispatch(actions.refreshRequested(servers));
  await settled();
  expect(fake.count('list servers')).toBe(1);
  fake.latency = () => undefined;
  answer();
  await settled();
  expect(fake.count('list servers')).toBe(2);
  expect(selectList(store.getState(), 'server', ACCOUNT).status).toBe('loaded');
});

test('what has grown old without events is read again when it is wanted', async () => {
  const { fake, store } = open();
  store.dispatch(actions.listRequested(servers));
  store.dispatch(actions.recordRequested(one));
  await settled(31_000);
  store.dispatch(actions.listRequested(servers));
  store.dispatch(actions.recordRequested(one));
  expect(selectList(store.getState(), 'server', ACCOUNT).status).toBe('refreshing');
  await settled();
  expect(fake.count('list servers')).toBe(2);
  expect(fake.count('read srv-aaaaa')).toBe(2);
});

test('what events keep true is not read again', async () => {
  const { fake, store } = open();
  store.dispatch(actions.liveSinceChanged({ since: Date.now() }));
  await settled(1);
  store.dispatch(actions.listRequested(servers));
  await settled(3_600_000);
  store.dispatch(actions.listRequested(servers));
  await settled();
  expect(fake.count('list servers')).toBe(1);
});

test('a list that was read early, before an event reported a change, does not undo it', async () => {
  const { fake, store } = open();
  store.dispatch(actions.recordRequested(one));
  await settled(10);
  fake.lists.set('server', [server('srv-aaaaa', { name: 'before', status: 'inactive' })]);
  fake.startedEarly = Date.now() - 5000;
  store.dispatch(actions.listRequested(servers));
  await settled();
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')).toMatchObject({
    name: 'srv-aaaaa',
    status: 'active',
  });
  expect(fake.count('list servers')).toBe(1);
});

test('a list that was read early, before events were live, is read again', async () => {
  const { fake, store } = open();
  store.dispatch(actions.liveSinceChanged({ since: Date.now() }));
  await settled(1);
  fake.startedEarly = Date.now() - 5000;
  store.dispatch(actions.listRequested(servers));
  await settled();
  expect(fake.count('list servers')).toBe(2);
  expect(selectList(store.getState(), 'server', ACCOUNT).readAt).toBe(Date.now());
});

test('a clock that is set back hides nothing that is read after it', async () => {
  const { fake, store } = open();
  store.dispatch(actions.listRequested(servers));
  store.dispatch(actions.recordRequested(one));
  await settled(10);
  const updated = Date.now() - 3_600_000;
  vi.setSystemTime(updated);
  fake.lists.set('server', [server('srv-aaaaa', { name: 'renamed' })]);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  store.dispatch(actions.refreshRequested(servers));
  await settled();
  store.dispatch(actions.refreshRequested(one));
  await settled();
  const list = selectList(store.getState(), 'server', ACCOUNT);
  expect(list).toMatchObject({ ids: ['srv-aaaaa'], updatedAt: updated });
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')?.status).toBe('inactive');
});

test('a failure is reported, and the next one who asks for the list tries', async () => {
  const { fake, store } = open();
  fake.latency = () => Promise.reject(refusal(500, ['Broken']));
  store.dispatch(actions.listRequested(servers));
  await settled(5000);
  expect(fake.count('list servers')).toBe(1);
  const list = selectList(store.getState(), 'server', ACCOUNT);
  expect(list).toMatchObject({ status: 'error', error: { messages: ['Broken'] } });
  fake.latency = () => undefined;
  store.dispatch(actions.listRequested(servers));
  await settled();
  expect(selectList(store.getState(), 'server', ACCOUNT).status).toBe('loaded');
});

test('a 404 on a full fetch removes the record and marks it not found', async () => {
  const { fake, store } = open();
  store.dispatch(actions.listRequested(servers));
  await settled(10);
  fake.full.delete('srv-aaaaa');
  store.dispatch(actions.recordRequested(one));
  await settled();
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')).toBeUndefined();
  expect(selectRecordStatus(store.getState(), 'server', 'srv-aaaaa').status).toBe('not-found');
  expect(selectList(store.getState(), 'server', ACCOUNT).ids).toEqual(['srv-bbbbb']);
});

test("what is known to be another account's is not asked for", async () => {
  const { fake, store } = open();
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { account: ACCOUNT }));
  store.dispatch(actions.recordRequested(one));
  // No longer fresh: for its own account it would be read again.
  await settled(60_000);
  store.dispatch(actions.recordRequested({ ...one, account: 'acc-bbbbb' }));
  await settled();
  expect(fake.count('read srv-aaaaa')).toBe(1);
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')).toBeDefined();
});

test('a deleted record can still be seen, but leaves its list', async () => {
  const { fake, store } = open();
  store.dispatch(actions.listRequested(servers));
  await settled(10);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'deleted' }));
  store.dispatch(actions.recordRequested(one));
  await settled();
  expect(selectList(store.getState(), 'server', ACCOUNT).ids).toEqual(['srv-bbbbb']);
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')?.status).toBe('deleted');
});

test('another record than the one asked for is an error, not a record', async () => {
  const { fake, store } = open();
  fake.full.set('srv-aaaaa', '<html>');
  store.dispatch(actions.recordRequested(one));
  await settled();
  expect(selectRecordStatus(store.getState(), 'server', 'srv-aaaaa')).toMatchObject({
    status: 'error',
    error: { kind: 'unreadable' },
  });
});

test('a broken row is left out and reported; the others are there', async () => {
  const { fake, store } = open();
  fake.lists.set('server', [null, server('img-wrong'), server('srv-aaaaa')]);
  store.dispatch(actions.listRequested(servers));
  await settled();
  const list = selectList(store.getState(), 'server', ACCOUNT);
  expect(list.ids).toEqual(['srv-aaaaa']);
  expect(list.dropped).toHaveLength(2);
});

test('a thousand rows are merged in slices with a pause between, and put into the store once', async () => {
  const { fake, store } = open();
  const rows = Array.from({ length: 1000 }, (_, index) =>
    server(`srv-${String(index).padStart(5, '0')}`),
  );
  fake.lists.set('server', rows);
  const breath = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: breath });
  const tables = new Set<unknown>();
  store.subscribe(() => tables.add(store.getState().resources.records.server));
  store.dispatch(actions.listRequested(servers));
  await settled(50);
  expect(breath).toHaveBeenCalledTimes(3);
  expect(tables.size).toBe(2);
  expect(selectList(store.getState(), 'server', ACCOUNT).ids).toHaveLength(1000);
});

test('rows that stand are read again in small slices, behind all else that the page has to do', async () => {
  const { fake, store } = open();
  store.dispatch(actions.listRequested(servers));
  await settled();
  const yielded = vi.fn(() => Promise.resolve());
  const postTask = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: yielded, postTask });
  fake.lists.set(
    'server',
    Array.from({ length: 200 }, (_, index) => server(`srv-${String(index).padStart(5, '0')}`)),
  );
  store.dispatch(actions.refreshRequested(servers));
  await settled(50);
  expect(yielded).not.toHaveBeenCalled();
  expect(postTask).toHaveBeenCalledTimes(3);
  expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: 'background' });
  expect(selectList(store.getState(), 'server', ACCOUNT).ids).toHaveLength(200);
});

test('rows that were fetched before the store was there are taken over', async () => {
  const { fake, store } = open();
  store.dispatch(actions.rowsReceived({ ...servers, rows: [server('srv-aaaaa')], readAt: 5 }));
  await settled();
  expect(selectList(store.getState(), 'server', ACCOUNT)).toMatchObject({
    status: 'loaded',
    readAt: 5,
  });
  expect(fake.asked).toEqual([]);
});

test('what failed for want of a session is read again after signing in', async () => {
  const { fake, store } = open();
  fake.latency = () => Promise.reject(refusal(401));
  store.dispatch(actions.listRequested(servers));
  store.dispatch(actions.recordRequested(one));
  await settled();
  store.dispatch(session.expired());
  fake.latency = () => undefined;
  store.dispatch(session.signedIn());
  await settled();
  expect(selectList(store.getState(), 'server', ACCOUNT).status).toBe('loaded');
  expect(selectRecordStatus(store.getState(), 'server', 'srv-aaaaa').status).toBe('loaded');
});

test('the end of the session breaks off what is being read', async () => {
  const { fake, store } = open();
  let answer = () => {};
  fake.latency = () => new Promise((resolve) => (answer = resolve));
  store.dispatch(actions.listRequested(servers));
  await settled();
  store.dispatch(session.ended({ chosen: true }));
  answer();
  await settled();
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')).toBeUndefined();
});

/** The panel of who may have been followed by another user, whose identity is asked for. */
async function openUnidentified() {
  const opened = open();
  const { fake, store } = opened;
  store.dispatch(actions.listRequested({ kind: 'user', account: '' }));
  await settled();
  let tell = () => {};
  fake.latency = (asked) =>
    asked === 'list users' ? new Promise((resolve) => (tell = resolve)) : undefined;
  store.dispatch(session.signedIn());
  store.dispatch(actions.listRequested(servers));
  store.dispatch(actions.recordRequested(one));
  await settled();
  const asked = () => fake.asked.filter((each) => /^(list servers|read)/u.test(each));
  expect(asked()).toEqual([]);
  return { ...opened, asked, tell: () => tell() };
}

test('nothing of the screen is read until it is known who has signed in', async () => {
  const { asked, tell } = await openUnidentified();
  tell();
  await settled();
  expect(asked()).toEqual(expect.arrayContaining(['list servers', 'read srv-aaaaa']));
});

test('nothing of the screen is read with the session of another user', async () => {
  const { fake, asked, tell } = await openUnidentified();
  fake.lists.set('user', [{ id: 'usr-other', resource_type: 'user', name: 'Olive' }]);
  tell();
  await settled();
  expect(asked()).toEqual([]);
});
