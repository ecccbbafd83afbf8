import { beforeEach, expect, test, vi } from 'vitest';
import type { RestCall } from '@/model/call';
import {
  selectCall,
  selectCallsOf,
  selectIsAwaited,
  selectPendingCount,
} from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { selectList, selectRecord } from '@/store/resources/resources-selectors';
import { session } from '@/store/session/session-slice';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT, FakeProvider, openPanel, refusal, server, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const rest = (call: Omit<RestCall, 'kind'> & Partial<RestCall>): RestCall => ({
  kind: 'server',
  ...call,
});
const act = (action: string, id = 'srv-aaaaa') => ({
  verb: action,
  title: action,
  account: ACCOUNT,
  call: rest({ method: 'POST', id, action }),
});

/** A provider whose calls wait to be answered by the test. */
function held() {
  const fake = new FakeProvider();
  const waiting = new Map<string, () => void>();
  fake.latency = (asked) => new Promise((resolve) => waiting.set(asked, resolve));
  const answer = async (asked: string) => {
    waiting.get(asked)!();
    await settled();
  };
  return { ...openPanel(fake), answer };
}

/** A panel with a server on the screen, whose account's events arrive. */
async function live() {
  const panel = openPanel();
  panel.fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  const wanted = { kind: 'server', id: 'srv-aaaaa', account: ACCOUNT } as const;
  panel.store.dispatch(resources.actions.recordRequested(wanted));
  await settled(1);
  panel.store.dispatch(events.actions.accountEntered(ACCOUNT));
  panel.store.dispatch(events.actions.subscribed());
  return { ...panel, wanted };
}

test('calls of one record run one after the other, in order', async () => {
  const { fake, calls, answer } = held();
  fake.answer = ({ id = '' }) => ({ status: 200, body: server(id) });
  calls.startCall(act('unmap'));
  calls.startCall(act('map'));
  calls.startCall(act('stop', 'srv-bbbbb'));
  await settled();
  expect(fake.asked).toEqual(['POST srv-aaaaa unmap', 'POST srv-bbbbb stop']);
  await answer('POST srv-aaaaa unmap');
  expect(fake.asked).toContain('POST srv-aaaaa map');
});

test('a change that is accepted is not done: what follows waits until it shows', async () => {
  const { fake, calls } = openPanel();
  fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  const unmap = calls.startCall(act('unmap'));
  calls.startCall(act('map'));
  await expect(unmap.outcome).resolves.toMatchObject({ ok: true });
  await settled(4000);
  expect(fake.asked).not.toContain('POST srv-aaaaa map');
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await settled(3000);
  expect(fake.asked).toContain('POST srv-aaaaa map');
});

test('what has begun is not done: only an event of its end lets the next one go', async () => {
  const { fake, store, calls, wanted } = await live();
  calls.startCall(act('reboot'));
  calls.startCall(act('reset'));
  await settled();
  const heard = (done: string[]) =>
    store.dispatch(events.actions.recordsChanged({ names: [wanted], done }));
  heard([]);
  await settled(30_000);
  expect(fake.asked).not.toContain('POST srv-aaaaa reset');
  heard(['srv-aaaaa']);
  await settled();
  expect(fake.asked).toContain('POST srv-aaaaa reset');
});

test('a state that is asked for is waited for, whatever else changes meanwhile', async () => {
  const { fake, calls } = openPanel();
  fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  const stop = act('stop');
  calls.startCall({ ...stop, call: { ...stop.call, doneWhen: { status: 'inactive' } } });
  calls.startCall(act('start'));
  await settled(1000);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { name: 'renamed' }));
  await settled(6000);
  expect(fake.asked).not.toContain('POST srv-aaaaa start');
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await settled(3000);
  expect(fake.asked).toContain('POST srv-aaaaa start');
});

test('after two minutes a change is given up, which is reported, and the next one goes out', async () => {
  const { fake, store, calls } = openPanel();
  const stop = { ...act('stop'), done: () => 'Stopped' };
  fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  calls.startCall({ ...stop, call: { ...stop.call, doneWhen: { status: 'inactive' } } });
  calls.startCall(act('start'));
  await settled(118_000);
  expect(fake.asked).not.toContain('POST srv-aaaaa start');
  const first = () => selectCallsOf(store.getState(), 'server', 'srv-aaaaa')[0]?.status;
  expect(first()).toBe('accepted');
  await settled(6000);
  expect(fake.asked).toContain('POST srv-aaaaa start');
  expect(first()).toBe('unseen');
  expect(JSON.stringify(store.getState().toasts)).toContain(
    'Taking longer than usual. Still running',
  );
});

test('the calls of one task go out one after the other, each once the one before is done', async () => {
  const { fake, store, calls } = openPanel();
  fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  const reset = { ...act('reset').call, doneWhen: { status: 'inactive' } };
  const { call: other } = act('start', 'srv-bbbbb');
  const { outcome } = calls.startCall({ ...act('reset'), call: [reset, other] });
  await settled(4000);
  expect(fake.asked).not.toContain('POST srv-bbbbb start');
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await settled(3000);
  await expect(outcome).resolves.toMatchObject({ ok: true });
  expect(fake.asked).toContain('POST srv-bbbbb start');
  expect(selectCallsOf(store.getState(), 'server', 'srv-bbbbb')).toMatchObject([
    { title: 'reset', status: 'done' },
  ]);
});

test('what was to follow a change that never shows is not sent, and that is reported', async () => {
  const { fake, calls } = openPanel();
  fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  const call = { ...act('reset').call, doneWhen: { status: 'inactive' } };
  const { outcome } = calls.startCall({ ...act('reset'), call: [call, call] });
  await settled(130_000);
  await expect(outcome).resolves.toMatchObject({
    ok: false,
    error: {
      messages: ['The previous step didn’t finish in time, so ‘reset’ was skipped'],
    },
  });
  expect(fake.count('POST srv-aaaaa reset')).toBe(1);
});

test('nothing of a task follows what is refused', async () => {
  const { fake, calls } = openPanel();
  fake.latency = () => Promise.reject(refusal(409));
  const { call } = act('reset');
  const { outcome } = calls.startCall({ ...act('reset'), call: [call, call] });
  await expect(outcome).resolves.toMatchObject({ ok: false, error: { status: 409 } });
  expect(fake.count('POST srv-aaaaa reset')).toBe(1);
});

test('what an event says is over, and does not show, holds up the next one no longer', async () => {
  const { fake, store, calls, wanted } = await live();
  const doneWhen = { status: 'inactive' };
  calls.startCall({ ...act('shutdown'), call: { ...act('shutdown').call, doneWhen } });
  calls.startCall(act('stop'));
  await settled(1000);
  store.dispatch(events.actions.recordsChanged({ names: [wanted], done: ['srv-aaaaa'] }));
  await settled(16_000);
  expect(fake.asked).toContain('POST srv-aaaaa stop');
});

test('a change is looked for though another account is on the screen by now', async () => {
  const { fake, store, calls, wanted } = await live();
  const doneWhen = { status: 'inactive' };
  calls.startCall({ ...act('stop'), call: { ...act('stop').call, doneWhen } });
  await settled(1000);
  store.dispatch(events.actions.recordsChanged({ names: [wanted], done: [] }));
  store.dispatch(events.actions.accountEntered('acc-bbbbb'));
  store.dispatch(events.actions.subscribed());
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  await settled(10_000);
  const status = () => selectCallsOf(store.getState(), 'server', 'srv-aaaaa')[0]?.status;
  expect(status()).toBe('done');
});

test('a defect in the steps of one task ends that task alone', async () => {
  const observed = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', observed);
  const { fake, calls } = openPanel();
  fake.answer = ({ id = '' }) => ({ status: 200, body: server(id) });
  const { outcome } = calls.startCall({
    ...act('stop'),
    call: function* () {
      yield { call: act('stop').call };
      throw new TypeError('Ours');
    },
  });
  const other = calls.startCall(act('start', 'srv-bbbbb'));
  await expect(outcome).resolves.toMatchObject({ ok: false });
  await expect(other.outcome).resolves.toMatchObject({ ok: true });
  expect(observed.mock.calls).toEqual([[new TypeError('Ours')]]);
});

test('a step may depend on how the one before went', async () => {
  const { fake, calls } = openPanel();
  fake.answer = ({ action }) =>
    action === 'stop' ? { status: 200, body: server('srv-aaaaa') } : {};
  const { outcome } = calls.startCall({
    ...act('stop'),
    call: function* () {
      const end = yield { call: act('stop').call };
      return end.ok ? yield { call: act('start', 'srv-bbbbb').call, title: 'Then start' } : end;
    },
  });
  await expect(outcome).resolves.toMatchObject({ ok: true });
  expect(fake.asked).toContain('POST srv-bbbbb start');
});

test('at most six calls run at a time', async () => {
  const { fake, store, calls, answer } = held();
  for (let index = 0; index < 9; index += 1) calls.startCall(act('stop', `srv-0000${index}`));
  await settled();
  expect(fake.asked).toHaveLength(6);
  expect(selectPendingCount(store.getState())).toBe(9);
  await answer('POST srv-00000 stop');
  expect(fake.asked.filter((asked) => asked.startsWith('POST'))).toHaveLength(7);
});

test('a double click makes one call, and both clicks get its outcome', async () => {
  const { fake, calls, answer } = held();
  const first = calls.startCall(act('stop'));
  const second = calls.startCall(act('stop'));
  expect(second.id).toBe(first.id);
  await settled();
  await answer('POST srv-aaaaa stop');
  await expect(second.outcome).resolves.toMatchObject({ ok: true });
  expect(fake.count('POST srv-aaaaa stop')).toBe(1);
});

test('the same call is made anew once the first has ended', async () => {
  const { fake, calls } = openPanel();
  fake.answer = () => ({ status: 200, body: server('srv-aaaaa') });
  await calls.startCall(act('stop')).outcome;
  await calls.startCall(act('stop')).outcome;
  expect(fake.count('POST srv-aaaaa stop')).toBe(2);
});

test('a change is never sent twice, not even when the network fails', async () => {
  const { fake, store, calls } = openPanel();
  fake.latency = () => Promise.reject(refusal(0));
  const { outcome } = calls.startCall(act('stop'));
  await settled(66_000);
  await expect(outcome).resolves.toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(fake.count('POST srv-aaaaa stop')).toBe(1);
  expect(selectCallsOf(store.getState(), 'server', 'srv-aaaaa')[0]?.status).toBe('unknown');
});

test('a queued call that is cancelled is never sent', async () => {
  const { fake, store, calls, answer } = held();
  calls.startCall(act('stop'));
  const { id, outcome } = calls.startCall(act('start'));
  calls.cancel(id);
  await expect(outcome).resolves.toEqual({ ok: false, cancelled: true });
  await answer('POST srv-aaaaa stop');
  expect(fake.asked).not.toContain('POST srv-aaaaa start');
  expect(selectPendingCount(store.getState())).toBe(0);
});

test('a running call that is cancelled makes way for the next', async () => {
  const { fake, calls } = held();
  const { id, outcome } = calls.startCall(act('stop'));
  calls.startCall(act('start'));
  await settled();
  calls.cancel(id);
  await expect(outcome).resolves.toEqual({ ok: false, cancelled: true });
  await settled();
  expect(fake.asked).toContain('POST srv-aaaaa start');
});

test('the queue stops while the session is expired, and goes on after it', async () => {
  const { fake, store, calls } = openPanel();
  await settled();
  fake.asked.length = 0;
  store.dispatch(session.expired());
  calls.startCall(act('stop'));
  await settled();
  expect(fake.asked).toEqual([]);
  expect(selectCallsOf(store.getState(), 'server', 'srv-aaaaa')).toMatchObject([
    { status: 'queued' },
  ]);
  store.dispatch(session.signedIn());
  await settled();
  expect(fake.asked).toContain('POST srv-aaaaa stop');
});

test('two changes of one record that wait for the same sign-in go out one after the other', async () => {
  const { fake, store, calls, answer } = held();
  fake.answer = ({ id = '' }) => ({ status: 200, body: server(id) });
  await settled();
  await answer('list users');
  store.dispatch(session.expired());
  calls.startCall(act('unmap'));
  calls.startCall(act('map'));
  calls.startCall(act('stop', 'srv-bbbbb'));
  store.dispatch(session.signedIn());
  await settled();
  await answer('list users');
  const sent = () => fake.asked.filter((asked) => asked.startsWith('POST'));
  expect(sent()).toEqual(['POST srv-aaaaa unmap', 'POST srv-bbbbb stop']);
  await answer('POST srv-aaaaa unmap');
  expect(sent()).toEqual(['POST srv-aaaaa unmap', 'POST srv-bbbbb stop', 'POST srv-aaaaa map']);
});

test('what one user queued is never sent for another, who signs in after them', async () => {
  const fake = new FakeProvider();
  const user = (id: string) => ({ resource_type: 'user', id });
  fake.lists.set('user', [user('usr-danaa')]);
  const { store, calls } = openPanel(fake);
  await settled(5);
  store.dispatch(session.expired());
  const { outcome } = calls.startCall(act('stop'));
  fake.lists.set('user', [user('usr-olive')]);
  store.dispatch(session.signedIn());
  await expect(outcome).resolves.toEqual({ ok: false, cancelled: true });
  await settled(1000);
  expect(fake.asked).not.toContain('POST srv-aaaaa stop');
});

test('a save that failed by the end of the session is not sent again after signing in', async () => {
  const { fake, store, calls } = openPanel();
  fake.latency = () => {
    store.dispatch(session.expired());
    return Promise.reject(refusal(401));
  };
  const { outcome } = calls.startCall(act('stop'));
  await expect(outcome).resolves.toMatchObject({ ok: false, error: { status: 401 } });
  fake.latency = () => undefined;
  store.dispatch(session.signedIn());
  await settled();
  expect(fake.count('POST srv-aaaaa stop')).toBe(1);
});

test('the end of the session cancels what is queued', async () => {
  const { store, calls } = held();
  const running = calls.startCall(act('stop'));
  const queued = calls.startCall(act('start'));
  await settled();
  store.dispatch(session.ended({ chosen: true }));
  await expect(running.outcome).resolves.toEqual({ ok: false, cancelled: true });
  await expect(queued.outcome).resolves.toEqual({ ok: false, cancelled: true });
});

test("'API error' and the messages joined with '. ' tell of a failure nobody waits for", async () => {
  const { fake, store, calls } = openPanel();
  fake.latency = () => Promise.reject(refusal(409, ['One', 'Two']));
  await calls.startCall({ ...act('stop'), todo: 'stop', about: 'web-1' }).outcome;
  expect(selectToasts(store.getState())).toMatchObject([
    {
      tone: 'error',
      title: 'Couldn’t stop web-1',
      message: 'API error. One. Two',
      cause: { status: 409, requestId: 'req-1' },
      action: { does: 'retry' },
    },
  ]);
});

// 200: by GraphQL, as a proxy that only reads refuses a mutation.
test.each([200, 400, 403, 404, 405, 410, 422])(
  'what was refused by %i would be again: no other try is offered',
  async (status) => {
    const { fake, store, calls } = openPanel();
    fake.latency = () => Promise.reject(refusal(status));
    await calls.startCall(act('stop')).outcome;
    const [toast] = selectToasts(store.getState());
    expect(toast).toMatchObject({ tone: 'error', cause: { status } });
    expect(toast?.action).toBeUndefined();
  },
);

test('a success is reported in the words of the verb, and only where nobody waits for it', async () => {
  const { fake, store, calls } = openPanel();
  fake.answer = () => ({ status: 200, body: server('srv-aaaaa') });
  await calls.startCall(act('start')).outcome;
  expect(selectToasts(store.getState())).toEqual([]);
  await calls.startCall({ ...act('stop'), success: 'Stopped' }).outcome;
  expect(selectToasts(store.getState())).toMatchObject([{ tone: 'success', message: 'Stopped' }]);
});

test('the body of a call never reaches the store', async () => {
  const { store, calls } = held();
  const call = rest({ method: 'POST', body: { password: 'hunter2' } });
  calls.startCall({ verb: 'create', title: 'Create Cloud Server', account: ACCOUNT, call });
  await settled();
  expect(JSON.stringify(store.getState())).not.toContain('hunter2');
});

test('the answer of a save is merged, and shows what a slower read did not know', async () => {
  const { fake, store, calls } = openPanel();
  fake.lists.set('server', [server('srv-aaaaa', { name: 'before' })]);
  let tell = () => {};
  fake.latency = (asked) =>
    asked.startsWith('list') ? new Promise((resolve) => (tell = resolve)) : undefined;
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: ACCOUNT }));
  await settled(5);
  fake.answer = () => ({ status: 200, body: server('srv-aaaaa', { name: 'after' }) });
  await calls.startCall({
    verb: 'rename',
    title: 'Rename',
    account: ACCOUNT,
    call: rest({ method: 'PUT', id: 'srv-aaaaa', body: { name: 'after' } }),
  }).outcome;
  tell();
  await settled();
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')?.name).toBe('after');
});

test('the body of a 202 shows the state before the change: a known record keeps its own', async () => {
  const { fake, store, calls } = openPanel();
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'active' }));
  store.dispatch(
    resources.actions.recordRequested({ kind: 'server', id: 'srv-aaaaa', account: ACCOUNT }),
  );
  await settled(5);
  fake.latency = (asked) => (asked.startsWith('read') ? new Promise(() => {}) : undefined);
  fake.answer = () => ({ status: 202, body: server('srv-aaaaa', { status: 'inactive' }) });
  await calls.startCall(act('start')).outcome;
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')?.status).toBe('active');
});

test('what a create answers joins the list', async () => {
  const { fake, store, calls } = openPanel();
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: ACCOUNT }));
  await settled(5);
  fake.answer = () => ({ status: 202, body: server('srv-newer', { status: 'creating' }) });
  await calls.startCall({
    verb: 'create',
    title: 'Create Cloud Server',
    account: ACCOUNT,
    call: rest({ method: 'POST' }),
  }).outcome;
  expect(selectList(store.getState(), 'server', ACCOUNT).ids).toEqual(['srv-newer']);
  expect(selectRecord(store.getState(), 'server', 'srv-newer')?.status).toBe('creating');
});

test('the image that a snapshot makes is read by its link and joins the images', async () => {
  const { fake, store, calls } = openPanel();
  store.dispatch(resources.actions.listRequested({ kind: 'image', account: ACCOUNT }));
  await settled(5);
  fake.full.set('img-snaps', { id: 'img-snaps', resource_type: 'image', status: 'available' });
  fake.answer = () => ({ links: { snapshot: 'https://api/1.0/images/img-snaps' } });
  await calls.startCall(act('snapshot')).outcome;
  expect(selectList(store.getState(), 'image', ACCOUNT).ids).toEqual(['img-snaps']);
});

test('cancelling a running call aborts its request', async () => {
  const { fake, calls } = openPanel();
  let signal: AbortSignal | undefined;
  const { rest: api } = fake.provider;
  fake.provider.rest = {
    ...api,
    send: (_, options) => {
      signal = options?.signal;
      return new Promise(() => {});
    },
  };
  const { id } = calls.startCall(act('stop'));
  await settled();
  expect(signal?.aborted).toBe(false);
  calls.cancel(id);
  expect(signal?.aborted).toBe(true);
});

test.each([
  ['nothing at all', undefined],
  ['a record of wrong types', { id: 42, name: {} }],
])('%s in the place of the changed record is a failure, told in words', async (_, body) => {
  const { fake, calls } = openPanel();
  fake.answer = () => ({ status: 200, body });
  const put = {
    verb: 'rename',
    title: 'Rename',
    account: ACCOUNT,
    call: rest({ method: 'PUT', id: 'srv-aaaaa' }),
  };
  const messages = [
    'Unexpected response from the API for the server srv-aaaaa',
    'It may have gone through. What you see now is newer',
  ];
  await expect(calls.startCall(put).outcome).resolves.toMatchObject({
    ok: false,
    error: { kind: 'unreadable', messages },
  });
});

test('what was changed is read where a 204 shows nothing of it', async () => {
  const { fake, store, calls } = openPanel();
  fake.answer = () => ({ status: 204, body: undefined });
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { name: 'new name' }));
  const put = {
    verb: 'rename',
    title: 'Rename',
    account: ACCOUNT,
    call: rest({ method: 'PUT', id: 'srv-aaaaa' }),
  };
  await expect(calls.startCall(put).outcome).resolves.toMatchObject({ ok: true });
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')?.name).toBe('new name');
});

/** Two servers with a cloud IP each, as one task; they are read as `full` has them. */
async function createTwo() {
  const panel = openPanel();
  const { fake, calls } = panel;
  const ids = ['srv-newer', 'srv-other'];
  for (const id of ids) fake.full.set(id, server(id, { status: 'creating', cloud_ips: [] }));
  fake.answer = () => ({ status: 202, body: fake.full.get(ids[fake.count('POST server') - 1]!) });
  const { id } = calls.startCall({
    verb: 'create',
    title: 'Create Cloud Server',
    account: ACCOUNT,
    done: (name) => `${name} is ready`,
    call: ids.map((name) => rest({ method: 'POST', body: { name }, awaits: 'cloud_ips' })),
  });
  await settled(5);
  const show = async (name: string, status: string, ips: readonly string[]) => {
    const cloud_ips = ips.map((ip) => ({ id: ip, resource_type: 'cloud_ip' }));
    fake.full.set(name, server(name, { status, cloud_ips }));
    await settled(15_000);
  };
  const awaits = (name: string) => selectIsAwaited(panel.store.getState(), name, 'cloud_ips');
  return { ...panel, id, show, awaits };
}

test('a server is ready once the cloud IP that was ordered with it is there', async () => {
  const { store, id, show, awaits } = await createTwo();
  expect(awaits('srv-newer')).toBe(true);
  expect(awaits('srv-other')).toBe(false);
  await show('srv-newer', 'active', []);
  expect(awaits('srv-newer')).toBe(true);
  await show('srv-newer', 'active', ['cip-aaaaa']);
  expect(awaits('srv-other')).toBe(true);
  await show('srv-other', 'active', ['cip-aaaab']);
  expect(selectCall(store.getState(), id)?.status).toBe('done');
  expect(awaits('srv-other')).toBe(false);
});

test('what was made and has failed is not told as ready', async () => {
  const { store, id, show } = await createTwo();
  await show('srv-newer', 'active', ['cip-aaaaa']);
  await show('srv-other', 'failed', []);
  expect(selectCall(store.getState(), id)).toMatchObject({ status: 'failed', canRetry: false });
  expect(selectToasts(store.getState())).toMatchObject([
    { tone: 'error', title: 'Couldn’t create Cloud Server srv-other' },
  ]);
});

test('what is tried again is told under the name that it has by now', async () => {
  const { fake, store, calls, wanted } = await live();
  fake.latency = (asked) => (asked.startsWith('POST') ? Promise.reject(refusal(409)) : undefined);
  const { id, outcome } = calls.startCall({ ...act('stop'), todo: 'stop', about: 'srv-aaaaa' });
  await outcome;
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { name: 'shop-1' }));
  store.dispatch(resources.actions.refreshRequested(wanted));
  await settled(5);
  calls.retry(id);
  await settled(5);
  expect(selectToasts(store.getState())).toMatchObject([{ title: 'Couldn’t stop shop-1' }]);
  fake.latency = () => undefined;
  const done = (name: string) => `${name} is stopped`;
  calls.startCall({ ...act('stop'), about: 'web-1', success: 'Stopping', done });
  await settled(5);
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({ detail: 'shop-1' });
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { name: 'shop-2', status: 'inactive' }));
  await settled(5000);
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({ message: 'shop-2 is stopped' });
});
