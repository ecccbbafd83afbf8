import { beforeEach, expect, test, vi } from 'vitest';
import { events, selectConnection, selectIsCatchingUp } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { selectList, selectRecord } from '@/store/resources/resources-selectors';
import { session } from '@/store/session/session-slice';
import { isOpen, selectToasts, toasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT, FakeProvider, openPanel, refusal, server, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const servers = { kind: 'server', account: ACCOUNT } as const;
const id = (index: number) => `srv-${String(index).padStart(5, '0')}`;

let made = 0;
function event(resource: string, fields: object = {}): object {
  made += 1;
  return {
    id: `evt-${String(made).padStart(5, '0')}`,
    resource_type: 'event',
    action: 'server.start',
    resource: { id: resource, resource_type: 'server' },
    affects: [],
    ...fields,
  };
}

/** Loads a list of that many servers, with its account entered and events arriving. */
async function live(count: number) {
  const fake = new FakeProvider();
  const rows = Array.from({ length: count }, (_, index) => server(id(index)));
  fake.lists.set('server', rows);
  for (const [index, row] of rows.entries()) fake.full.set(id(index), row);
  const panel = openPanel(fake);
  const { store } = panel;
  store.dispatch(events.actions.accountEntered(ACCOUNT));
  store.dispatch(resources.actions.listRequested(servers));
  await settled(10);
  fake.status('subscribed');
  await settled(10);
  fake.asked.length = 0;
  const tell = (...told: unknown[]) => {
    for (const each of told) fake.stream().options.onEvent(each);
  };
  return { ...panel, tell };
}

test('the stream opens after the first list, or after 3 s without one', async () => {
  const { fake, store } = openPanel();
  store.dispatch(events.actions.accountEntered(ACCOUNT));
  await settled(100);
  expect(fake.streams).toHaveLength(0);
  store.dispatch(resources.actions.listRequested(servers));
  await settled();
  expect(fake.streams).toHaveLength(1);

  const late = openPanel();
  late.store.dispatch(events.actions.accountEntered(ACCOUNT));
  await settled(3000);
  expect(late.fake.streams).toHaveLength(1);
});

test('another account gets another stream, and the first is closed', async () => {
  const { fake, store } = await live(1);
  const first = fake.stream();
  store.dispatch(events.actions.accountEntered('acc-bbbbb'));
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-bbbbb' }));
  await settled(10);
  expect(first.closed).toBe(true);
  expect(fake.stream().options.account).toBe('acc-bbbbb');
  store.dispatch(events.actions.accountEntered('acc-bbbbb'));
  await settled(10);
  expect(fake.streams).toHaveLength(2);
});

test('an expired session closes the stream; the next one opens it', async () => {
  const { fake, store } = await live(1);
  store.dispatch(session.expired());
  expect(fake.stream().closed).toBe(true);
  expect(selectConnection(store.getState())).toBe('idle');
  store.dispatch(session.signedIn());
  await settled(10);
  expect(fake.stream().closed).toBe(false);
});

test('an event reads again what it names, 250 ms later and once', async () => {
  const { fake, store, tell } = await live(3);
  fake.full.set(id(0), server(id(0), { status: 'inactive' }));
  tell(event(id(0)), event(id(0)), event(id(0)));
  await settled(249);
  expect(fake.asked).toEqual([]);
  await settled(1);
  expect(fake.count(`read ${id(0)}`)).toBe(1);
  expect(selectRecord(store.getState(), 'server', id(0))?.status).toBe('inactive');
});

test('what an event affects and touches is read again too', async () => {
  const { fake, tell } = await live(3);
  tell(event(id(0), { affects: [{ id: id(1) }], touches: [{ id: id(2) }] }));
  await settled(300);
  expect(fake.asked.toSorted()).toEqual([0, 1, 2].map((index) => `read ${id(index)}`));
});

test('what nobody has loaded is not read', async () => {
  const { fake, tell } = await live(1);
  tell(event('vol-aaaaa', { resource: { id: 'vol-aaaaa', resource_type: 'volume' } }));
  tell(event('zzz-aaaaa', { resource: { id: 'zzz-aaaaa', resource_type: 'tomorrow' } }));
  tell('nonsense', null);
  await settled(300);
  expect(fake.asked).toEqual([]);
});

test('what is new to a loaded list is read and joins it', async () => {
  const { fake, store, tell } = await live(1);
  fake.full.set('srv-newer', server('srv-newer', { status: 'creating' }));
  tell(event('srv-newer'));
  await settled(300);
  expect(selectList(store.getState(), 'server', ACCOUNT).ids).toEqual([id(0), 'srv-newer']);
});

test('what is gone leaves the list, and is not asked for again', async () => {
  const { fake, store, tell } = await live(1);
  fake.full.delete(id(0));
  tell(event(id(0)));
  await settled(300);
  expect(selectList(store.getState(), 'server', ACCOUNT).ids).toEqual([]);
  tell(event(id(0)));
  await settled(300);
  expect(fake.count(`read ${id(0)}`)).toBe(1);
});

test('up to twenty are read one by one, more by one collection read', async () => {
  const { fake, tell } = await live(30);
  tell(...Array.from({ length: 20 }, (_, index) => event(id(index))));
  await settled(300);
  expect(fake.count('list servers')).toBe(0);
  expect(fake.asked).toHaveLength(20);
  tell(...Array.from({ length: 21 }, (_, index) => event(id(index))));
  await settled(300);
  expect(fake.count('list servers')).toBe(1);
  expect(fake.asked).toHaveLength(21);
});

test('a full record on the screen is read in full besides its collection', async () => {
  const { fake, store, tell } = await live(30);
  store.dispatch(resources.actions.recordRequested({ ...servers, id: id(5) }));
  await settled(10);
  fake.asked.length = 0;
  tell(...Array.from({ length: 30 }, (_, index) => event(id(index))));
  await settled(300);
  expect(fake.asked).toEqual(['list servers', `read ${id(5)}`]);
});

test('a record of another account is not asked for on behalf of this one', async () => {
  const { fake, store } = await live(1);
  store.dispatch(resources.actions.recordRequested({ ...servers, id: id(0) }));
  store.dispatch(events.actions.accountEntered('acc-bbbbb'));
  await settled(10);
  fake.asked.length = 0;
  fake.status('subscribed');
  await settled(10);
  expect(fake.asked).toEqual([]);
});

test('never two reads of a kind at a time: a newer event makes one more afterwards', async () => {
  const { fake, tell } = await live(30);
  let answer = () => {};
  fake.latency = () => new Promise((resolve) => (answer = resolve));
  const all = () => Array.from({ length: 30 }, (_, index) => event(id(index)));
  tell(...all());
  await settled(300);
  for (let round = 0; round < 4; round += 1) {
    tell(...all());
    await settled(300);
  }
  expect(fake.asked).toEqual(['list servers']);
  fake.latency = () => undefined;
  answer();
  await settled();
  expect(fake.asked).toEqual(['list servers', 'list servers']);
});

test('an event of a kind that the account counts reads the account too', async () => {
  const { fake, store, tell } = await live(1);
  fake.full.set(ACCOUNT, { id: ACCOUNT, resource_type: 'account', servers_used: 2 });
  const account = { kind: 'account', id: ACCOUNT, account: ACCOUNT } as const;
  store.dispatch(resources.actions.recordRequested(account));
  await settled(10);
  fake.asked.length = 0;
  tell(event(id(0)));
  await settled(300);
  expect(fake.count(`read ${ACCOUNT}`)).toBe(1);
});

test('a thousand events a second make four dispatches of what they name, and lose none', async () => {
  const { fake, store, tell } = await live(1000);
  fake.lists.set(
    'server',
    Array.from({ length: 1000 }, (_, index) => server(id(index), { status: 'inactive' })),
  );
  let dispatches = 0;
  store.subscribe(() => {
    dispatches += 1;
  });
  for (let window = 0; window < 4; window += 1) {
    tell(...Array.from({ length: 250 }, (_, index) => event(id(window * 250 + index))));
    await settled(250);
  }
  await settled(1000);
  expect(fake.count('list servers')).toBeLessThanOrEqual(4);
  expect(dispatches).toBeLessThan(60);
  const states = Object.values(store.getState().resources.records.server ?? {});
  expect(new Set(states.map((each) => each.status))).toEqual(new Set(['inactive']));
});

test('every subscription reads again what was read before it', async () => {
  const { fake, store } = await live(1);
  const wanted = { ...servers, id: id(0) };
  store.dispatch(resources.actions.recordRequested(wanted));
  await settled(10);
  fake.asked.length = 0;
  fake.status('lost');
  expect(selectConnection(store.getState())).toBe('connecting');
  await settled(10);
  fake.status('subscribed');
  await settled(10);
  expect(fake.asked.toSorted()).toEqual(['list servers', `read ${id(0)}`]);
  expect(selectConnection(store.getState())).toBe('connected');
});

test('it is catching up until the record on the screen and a list under way have been read again', async () => {
  const { fake, store } = await live(1);
  store.dispatch(resources.actions.recordRequested({ ...servers, id: id(0) }));
  await settled(10);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fake.latency = (asked) => (asked === `read ${id(0)}` ? answered : undefined);
  fake.status('lost');
  store.dispatch(resources.actions.refreshRequested({ ...servers, id: id(0) }));
  fake.status('subscribed');
  await settled(10);
  expect(selectIsCatchingUp(store.getState())).toBe(true);
  answer();
  await settled(10);
  expect(selectIsCatchingUp(store.getState())).toBe(false);
  // The read that was under way began before the gap was over.
  expect(fake.count(`read ${id(0)}`)).toBe(3);
});

test('what is of no account is read again after a gap only if it is old', async () => {
  const { fake } = await live(1);
  const again = async () => {
    fake.status('lost');
    fake.asked.length = 0;
    fake.status('subscribed');
    await settled(10);
    return fake.asked.toSorted();
  };
  await expect(again()).resolves.toEqual(['list servers']);
  await settled(30_000);
  await expect(again()).resolves.toEqual(['list accounts', 'list servers', 'list users']);
});

test('twenty changed records are read a few at a time, none after all the others', async () => {
  const { fake, tell } = await live(20);
  fake.latency = () => new Promise((resolve) => setTimeout(resolve, 2000));
  tell(...Array.from({ length: 20 }, (_, index) => event(id(index))));
  await settled(300);
  expect(fake.asked).toHaveLength(4);
  await settled(8000);
  expect(fake.asked).toHaveLength(20);
});

test('after a gap the accounts that were left are not read again, the one on the screen is', async () => {
  const { fake, store } = await live(1);
  for (const each of [ACCOUNT, 'acc-bbbbb', 'acc-ccccc']) {
    fake.full.set(each, { id: each, resource_type: 'account' });
    store.dispatch(resources.actions.recordRequested({ kind: 'account', id: each, account: each }));
  }
  await settled(10);
  fake.status('lost');
  fake.asked.length = 0;
  fake.status('subscribed');
  await settled(10);
  expect(fake.asked.toSorted()).toEqual(['list servers', `read ${ACCOUNT}`]);
  // Going back to one of them reads it then.
  store.dispatch(
    resources.actions.recordRequested({ kind: 'account', id: 'acc-bbbbb', account: 'acc-bbbbb' }),
  );
  await settled(10);
  expect(fake.count('read acc-bbbbb')).toBe(1);
});

test('what is asked for because of the subscription is read once', async () => {
  const { fake, store } = await live(1);
  const wanted = { ...servers, id: id(0) };
  fake.status('lost');
  await settled(10);
  const leave = store.subscribe(() => {
    if (selectConnection(store.getState()) !== 'connected') return;
    leave();
    store.dispatch(resources.actions.recordRequested(wanted));
  });
  fake.asked.length = 0;
  fake.status('subscribed');
  await settled(10);
  expect(fake.asked.toSorted()).toEqual(['list servers', `read ${id(0)}`]);
});

test('waking connects at once, and after a long sleep reads again', async () => {
  const { fake, store } = await live(1);
  store.dispatch(events.actions.resumed({ awayMs: 1000 }));
  await settled(10);
  expect(fake.stream().retries).toEqual([false]);
  expect(fake.asked).toEqual([]);
  store.dispatch(events.actions.resumed({ awayMs: 31_000, wasOffline: true }));
  await settled(10);
  expect(fake.stream().retries).toEqual([false, true]);
  expect(fake.asked).toEqual(['list servers']);
});

test('the feed gets the events themselves when it is open', async () => {
  const { store, tell } = await live(1);
  store.dispatch(resources.actions.listRequested({ kind: 'event', account: ACCOUNT }));
  await settled(10);
  tell(event(id(0), { id: 'evt-fresh' }));
  await settled(300);
  expect(selectList(store.getState(), 'event', ACCOUNT).ids).toEqual(['evt-fresh']);
});

const told = ({ store }: Pick<Awaited<ReturnType<typeof live>>, 'store'>) =>
  selectToasts(store.getState())
    .filter(isOpen)
    .map(({ tone, message }) => [tone, message]);

const noToken = { state: 'no-token', error: refusal(500).facts } as const;

test('one persistent toast tells how the stream fares; success takes it away', async () => {
  const panel = await live(1);
  const { fake, store } = panel;
  fake.status('disconnected');
  expect(told(panel)).toEqual([['warning', 'Event stream disconnected']]);
  expect(selectToasts(store.getState())[0]).toMatchObject({ persistent: true });
  expect(selectConnection(store.getState())).toBe('offline');
  fake.status('subscribed');
  expect(told(panel)).toEqual([]);
  fake.status('failed');
  expect(told(panel)).toEqual([['warning', 'Event stream connection failed']]);
  fake.stream().options.onStatus(noToken);
  expect(told(panel)).toEqual([['error', 'Could not fetch event stream token']]);
  fake.status('subscribed');
  expect(told(panel)).toEqual([]);
});

test('a reload is offered where it can help: it gets a token anew, but no way through a proxy', async () => {
  const { fake, store } = await live(1);
  const action = () => selectToasts(store.getState()).findLast(isOpen)?.action;
  for (const state of ['failed', 'disconnected'] as const) {
    fake.status(state);
    expect(action()).toBeUndefined();
    fake.status('subscribed');
  }
  fake.stream().options.onStatus(noToken);
  expect(action()).toEqual({ label: 'Reload', does: 'reload' });
});

test('it is told once that there is no stream, until there is one again', async () => {
  const panel = await live(1);
  const { fake, store } = panel;
  const dismiss = () => {
    for (const { id } of selectToasts(store.getState()))
      store.dispatch(toasts.actions.dismissed(id));
  };
  for (const state of ['failed', 'disconnected', 'failed'] as const) {
    fake.status(state);
    dismiss();
    fake.status('connecting');
  }
  expect(selectToasts(store.getState())).toHaveLength(1);
  store.dispatch(events.actions.accountEntered('acc-bbbbb'));
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-bbbbb' }));
  await settled(10);
  fake.status('failed');
  expect(told(panel)).toEqual([]);
  // Another fault is reported once too.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    fake.stream().options.onStatus(noToken);
    expect(told(panel)).toHaveLength(attempt === 0 ? 1 : 0);
    dismiss();
  }
  fake.status('subscribed');
  fake.status('disconnected');
  expect(told(panel)).toEqual([['warning', 'Event stream disconnected']]);
});

test('it is told once over the loads of a tab', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const load = async () => {
    const panel = await live(0);
    return { ...panel, fail: () => panel.fake.status('failed') };
  };
  const first = await load();
  first.fail();
  expect(told(first)).toHaveLength(1);
  const keep = [...kept];
  const second = await load();
  kept.clear();
  for (const [key, text] of keep) kept.set(key, text);
  second.fail();
  expect(told(second)).toEqual([]);
  second.fake.status('subscribed');
  second.fail();
  expect(told(second)).toHaveLength(1);
});

test('the toast of the stream goes when an account is entered that has none', async () => {
  const { fake, store } = await live(1);
  fake.status('failed');
  store.dispatch(events.actions.accountEntered(undefined));
  expect(selectToasts(store.getState()).filter(isOpen)).toEqual([]);
});

test('the tokens of a session are forgotten when it ends', async () => {
  const { fake, store } = await live(1);
  store.dispatch(session.expired());
  expect(fake.tokensForgotten).toBe(0);
  store.dispatch(session.ended({ chosen: true }));
  expect(fake.tokensForgotten).toBe(1);
});

test('what was missed while the clock was set back is read again', async () => {
  const { fake } = await live(1);
  fake.status('lost');
  vi.setSystemTime(Date.now() - 3_600_000);
  fake.status('subscribed');
  await settled(10);
  expect(fake.asked).toContain('list servers');
});
