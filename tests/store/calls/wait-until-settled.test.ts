import { beforeEach, expect, test, vi } from 'vitest';
import { events } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { selectRecord } from '@/store/resources/resources-selectors';
import { session } from '@/store/session/session-slice';
import { ACCOUNT, openPanel, server, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const stop = {
  verb: 'stop',
  title: 'Stop',
  account: ACCOUNT,
  call: { kind: 'server', method: 'POST', id: 'srv-aaaaa', action: 'stop' },
} as const;

/** A known active server, and whether events arrive. */
async function open(live: boolean) {
  const panel = openPanel();
  const { fake, store } = panel;
  fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  const wanted = { kind: 'server', id: 'srv-aaaaa', account: ACCOUNT } as const;
  store.dispatch(resources.actions.recordRequested(wanted));
  await settled(1);
  if (live) {
    store.dispatch(events.actions.accountEntered(ACCOUNT));
    store.dispatch(events.actions.subscribed());
  }
  fake.asked.length = 0;
  return panel;
}

const reads = 'read srv-aaaaa';

/** Events have named the server: that something has begun, or that it has ended. */
const heard = (done: string[] = []) =>
  events.actions.recordsChanged({ names: [{ kind: 'server', id: 'srv-aaaaa' }], done });

test('without an event in 2 s the record is read, then every 3 s until it has settled', async () => {
  const { fake, store, calls } = await open(true);
  await calls.startCall(stop).outcome;
  await settled(1999);
  expect(fake.count(reads)).toBe(0);
  await settled(1);
  expect(fake.count(reads)).toBe(1);
  await settled(3000);
  expect(fake.count(reads)).toBe(2);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await settled(3000);
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')?.status).toBe('inactive');
  await settled(60_000);
  expect(fake.count(reads)).toBe(3);
});

test('an event in time leaves the rest to events, but for a look now and then', async () => {
  const { fake, store, calls } = await open(true);
  await calls.startCall(stop).outcome;
  store.dispatch(heard());
  await settled(60_000);
  expect(fake.count(reads)).toBe(4);
});

test('an event that comes before the answer counts too', async () => {
  const { fake, store, calls } = await open(true);
  fake.latency = () => {
    store.dispatch(heard());
    return undefined;
  };
  await calls.startCall(stop).outcome;
  await settled(60_000);
  expect(fake.count(reads)).toBe(4);
});

test('while the stream is down the record is read at once', async () => {
  const { fake, calls } = await open(false);
  await calls.startCall(stop).outcome;
  await settled();
  expect(fake.count(reads)).toBe(1);
});

test('what nothing shows is looked for a quarter of a minute', async () => {
  const { fake, calls } = await open(false);
  await calls.startCall(stop).outcome;
  await settled(300_000);
  expect(fake.count(reads)).toBe(6);
});

test('a change that never shows is looked for no longer than two minutes', async () => {
  const { fake, calls } = await open(false);
  const doneWhen = { status: 'inactive' };
  await calls.startCall({ ...stop, call: { ...stop.call, doneWhen } }).outcome;
  await settled(300_000);
  expect(fake.count(reads)).toBe(41);
});

test('what takes minutes by itself is looked for that much longer', async () => {
  const { fake, calls } = await open(false);
  const slow = { ...stop.call, doneWhen: { status: 'inactive' }, takes: 180 };
  await calls.startCall({ ...stop, call: slow }).outcome;
  await settled(600_000);
  expect(fake.count(reads)).toBe(101);
});

test('what is on its way is looked for until it has arrived', async () => {
  const { fake, calls } = await open(false);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'deleting' }));
  await calls.startCall(stop).outcome;
  await settled(4000);
  expect(fake.count(reads)).toBe(2);
  fake.full.delete('srv-aaaaa');
  await settled(60_000);
  expect(fake.count(reads)).toBe(3);
});

test('without events the account that counts the resource is read too', async () => {
  const { fake, calls } = await open(false);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await calls.startCall(stop).outcome;
  await settled();
  expect(fake.count(`read ${ACCOUNT}`)).toBe(1);
});

test("nothing is looked for behind 'Stay logged in?', and once more after it", async () => {
  const { fake, store, calls } = await open(false);
  await calls.startCall(stop).outcome;
  await settled();
  fake.asked.length = 0;
  store.dispatch(session.expired());
  await settled(200_000);
  expect(fake.count(reads)).toBe(0);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  store.dispatch(session.signedIn());
  await settled();
  expect(fake.count(reads)).toBe(1);
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')?.status).toBe('inactive');
});

test('what else a change shows in is read with its end, unless events have told of it', async () => {
  const { fake, store, calls } = await open(false);
  const call = { ...stop.call, touches: [{ kind: 'server', id: 'srv-bbbbb' }] as const };
  const other = { kind: 'server', id: 'srv-bbbbb', account: ACCOUNT } as const;
  fake.full.set('srv-bbbbb', server('srv-bbbbb'));
  store.dispatch(resources.actions.recordRequested(other));
  await settled(1);
  fake.asked.length = 0;
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await calls.startCall({ ...stop, call }).outcome;
  await settled();
  expect(fake.count('read srv-bbbbb')).toBe(1);

  store.dispatch(events.actions.accountEntered(ACCOUNT));
  store.dispatch(events.actions.subscribed());
  fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  await settled(60_000);
  fake.asked.length = 0;
  await calls.startCall({ ...stop, call }).outcome;
  store.dispatch(heard(['srv-aaaaa']));
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await settled(60_000);
  expect(fake.count('read srv-bbbbb')).toBe(0);
});

test('what nobody has read is not read because it was touched', async () => {
  const { fake, calls } = await open(false);
  const call = { ...stop.call, touches: [{ kind: 'server', id: 'srv-bbbbb' }] as const };
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await calls.startCall({ ...stop, call }).outcome;
  await settled(60_000);
  expect(fake.count('read srv-bbbbb')).toBe(0);
});
