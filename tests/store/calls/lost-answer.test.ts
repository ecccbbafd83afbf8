import { beforeEach, expect, test, vi } from 'vitest';
import { type Call, callAction, create, remove, update } from '@/model/call';
import { createRuleCall } from '@/model/firewall-rule/calls';
import { emptyRule } from '@/model/firewall-rule/form';
import { copyCall, makeDirectoryCall, removeObjectsCall } from '@/model/object/calls';
import { objectId } from '@/model/orbit/ids';
import { events } from '@/store/events/events-slice';
import { calls as slice, selectCall, selectPendingCount } from '@/store/calls/calls-slice';
import { queries } from '@/store/queries/queries-slice';
import { defineQuery, queryRequest } from '@/store/queries/query';
import { resources } from '@/store/resources/resources-state';
import { selectList, selectRecord } from '@/store/resources/resources-selectors';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ApiError } from '@/provider/api-error';
import { ACCOUNT, FakeProvider, openPanel, refusal, server, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const LOOKING = 'It may have gone through. Checking the result…';
const NOTHING = 'It didn’t go through. You can retry';
const READ = 'It may have gone through. What you see now is newer';
const UNREAD = 'It may have gone through. Couldn’t check the result';
const UNKNOWN = 'It may have gone through. Check before retrying';

/** A provider that holds a server and has been asked for its servers. */
async function open() {
  const panel = openPanel(new FakeProvider());
  const { fake, store } = panel;
  fake.lists.set('server', [server('srv-aaaaa')]);
  fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: ACCOUNT }));
  await settled(5);
  fake.asked.length = 0;
  return panel;
}

const lost = () => Promise.reject(refusal(0, ['No answer']));

/** The answer to every change is lost, once the provider has done this. */
function loseAnswers(fake: FakeProvider, done: () => void = () => undefined): void {
  fake.latency = (asked) => {
    if (!/^(POST|PUT|DELETE) /.test(asked)) return undefined;
    done();
    return lost();
  };
}

const start = ({ calls }: Awaited<ReturnType<typeof open>>, call: Call) =>
  calls.startCall({ verb: 'test', title: 'Test', account: ACCOUNT, call });

function makeServer(fake: FakeProvider, id: string, name: string): void {
  fake.lists.set('server', [...fake.lists.get('server')!, server(id, { name })]);
}

test('a create whose answer was lost shows what was made under its name, and is sent once', async () => {
  const panel = await open();
  const { fake, store } = panel;
  loseAnswers(fake, () => makeServer(fake, 'srv-bbbbb', 'web-7'));
  const { id, outcome } = start(panel, create('server', { name: 'web-7' }));
  let looking: unknown;
  const { latency } = fake;
  fake.latency = (asked) => {
    if (asked === 'list servers') looking = selectCall(store.getState(), id);
    return latency(asked);
  };
  await expect(outcome).resolves.toEqual({
    ok: false,
    isUnknown: true,
    wasRead: true,
    isIdempotent: false,
    kind: 'server',
    error: expect.objectContaining({
      kind: 'network',
      messages: ['No answer', 'Done: web-7 (srv-bbbbb)'],
    }) as unknown,
    made: ['srv-bbbbb'],
  });
  expect(looking).toMatchObject({
    status: 'looking',
    error: { messages: ['No answer', LOOKING] },
  });
  expect(fake.asked).toEqual(['POST server', 'list servers']);
  expect(selectList(store.getState(), 'server', ACCOUNT).ids).toContain('srv-bbbbb');
  expect(selectCall(store.getState(), id)?.status).toBe('unknown');
});

test('all that a repeat below the page has made are shown', async () => {
  const panel = await open();
  loseAnswers(panel.fake, () => {
    makeServer(panel.fake, 'srv-bbbbb', 'web-7');
    makeServer(panel.fake, 'srv-ccccc', 'web-7');
  });
  await expect(start(panel, create('server', { name: 'web-7' })).outcome).resolves.toMatchObject({
    error: { messages: ['No answer', 'Done: web-7 (srv-bbbbb) and web-7 (srv-ccccc)'] },
    made: ['srv-bbbbb', 'srv-ccccc'],
  });
});

test('what has appeared under another name is shown as new, not as done', async () => {
  const panel = await open();
  loseAnswers(panel.fake, () => makeServer(panel.fake, 'srv-bbbbb', 'theirs'));
  await expect(start(panel, create('server', { name: 'web-7' })).outcome).resolves.toMatchObject({
    error: { messages: ['No answer', 'New since it was sent: theirs (srv-bbbbb)'] },
    made: [],
  });
});

test('a create that shows nothing at once is looked for once more', async () => {
  const panel = await open();
  const { fake } = panel;
  loseAnswers(fake);
  const { outcome } = start(panel, create('server', { name: 'web-7' }));
  await settled(1000);
  expect(selectPendingCount(panel.store.getState())).toBe(1);
  makeServer(fake, 'srv-bbbbb', 'web-7');
  await settled(1000);
  await expect(outcome).resolves.toMatchObject({ made: ['srv-bbbbb'] });
});

test('where nothing new has appeared, that is said', async () => {
  const panel = await open();
  loseAnswers(panel.fake);
  const { outcome } = start(panel, create('server', { name: 'web-7' }));
  await settled(2000);
  await expect(outcome).resolves.toMatchObject({
    error: { messages: ['No answer', NOTHING] },
    made: [],
  });
  expect(panel.fake.count('POST server')).toBe(1);
});

test('where nobody knew what was there before, nothing is called new', async () => {
  const panel = openPanel();
  loseAnswers(panel.fake);
  panel.fake.lists.set('server', [server('srv-aaaaa')]);
  await expect(start(panel, create('server', { name: '' })).outcome).resolves.toMatchObject({
    error: { messages: ['No answer', UNKNOWN] },
  });
});

test('a save that the record shows is saved', async () => {
  const panel = await open();
  loseAnswers(panel.fake, () => {
    panel.fake.full.set('srv-aaaaa', server('srv-aaaaa', { name: 'new', description: null }));
  });
  const call = update('server', 'srv-aaaaa', { name: 'new', description: '' });
  await expect(start(panel, call).outcome).resolves.toMatchObject({ ok: true });
  expect(selectRecord(panel.store.getState(), 'server', 'srv-aaaaa')?.name).toBe('new');
  expect(panel.fake.asked).toEqual(['PUT srv-aaaaa', 'read srv-aaaaa']);
});

test.each([
  ['says something else', { name: 'new' }],
  ['cannot show', { password: 'hush' }],
])('a save that the record %s may have been done', async (_, body) => {
  const panel = await open();
  loseAnswers(panel.fake);
  await expect(start(panel, update('server', 'srv-aaaaa', body)).outcome).resolves.toMatchObject({
    ok: false,
    error: { messages: ['No answer', READ] },
  });
});

test.each([
  ['is gone', undefined],
  ['is being deleted', server('srv-aaaaa', { status: 'deleting' })],
])('a deletion whose record %s is done', async (_, left) => {
  const panel = await open();
  const { fake } = panel;
  loseAnswers(fake, () => {
    fake.full.delete('srv-aaaaa');
    if (left === undefined) fake.lists.set('server', []);
    else fake.full.set('srv-aaaaa', left);
  });
  await expect(start(panel, remove('server', 'srv-aaaaa')).outcome).resolves.toMatchObject({
    ok: true,
  });
  expect(fake.count('DELETE srv-aaaaa')).toBe(1);
});

test('a deletion whose record is still there says so', async () => {
  const panel = await open();
  loseAnswers(panel.fake);
  await expect(start(panel, remove('server', 'srv-aaaaa')).outcome).resolves.toMatchObject({
    ok: false,
    error: { messages: ['No answer', 'Checked again. It’s still there'] },
  });
});

test("a verb whose answer was lost tells in its toast, and the record's status is true again", async () => {
  const { fake, store, calls } = await open();
  loseAnswers(fake, () => {
    fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
  });
  const { latency } = fake;
  const told: string[] = [];
  fake.latency = (asked) => {
    told.push(...selectToasts(store.getState()).map(({ message }) => message));
    return latency(asked);
  };
  await calls.startCall({
    verb: 'stop',
    title: 'Stop',
    account: ACCOUNT,
    success: 'Stopping',
    about: 'web-1',
    call: { method: 'POST', kind: 'server', id: 'srv-aaaaa', action: 'stop' },
  }).outcome;
  expect(told).toEqual([`No answer. ${LOOKING}`]);
  expect(selectToasts(store.getState())).toMatchObject([
    {
      tone: 'warning',
      persistent: true,
      title: 'It may have gone through: stop srv-aaaaa',
      message: `No answer. ${READ}`,
    },
  ]);
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')?.status).toBe('inactive');
});

test('a rule whose answer was lost is found in its policy', async () => {
  const panel = openPanel();
  const { fake, store } = panel;
  const policy = (...rules: string[]) => ({
    id: 'fwp-aaaaa',
    resource_type: 'firewall_policy',
    rules: rules.map((id) => ({ id, resource_type: 'firewall_rule' })),
  });
  fake.full.set('fwp-aaaaa', policy('fwr-aaaaa'));
  const wanted = { kind: 'firewall_policy', id: 'fwp-aaaaa', account: ACCOUNT } as const;
  store.dispatch(resources.actions.recordRequested(wanted));
  await settled(5);
  loseAnswers(fake, () => fake.full.set('fwp-aaaaa', policy('fwr-aaaaa', 'fwr-bbbbb')));
  const call = createRuleCall('fwp-aaaaa', emptyRule('in'));
  await expect(start(panel, call).outcome).resolves.toMatchObject({ made: ['fwr-bbbbb'] });
});

test('what waits for the record is sent only once that has been read again', async () => {
  const panel = await open();
  const { fake } = panel;
  const actOn = (action: string): Call => ({
    method: 'POST',
    kind: 'server',
    id: 'srv-aaaaa',
    action,
  });
  loseAnswers(fake);
  const first = start(panel, actOn('stop'));
  const second = start(panel, actOn('start'));
  await Promise.all([first.outcome, second.outcome]);
  expect(fake.asked).toEqual([
    'POST srv-aaaaa stop',
    'read srv-aaaaa',
    'POST srv-aaaaa start',
    'read srv-aaaaa',
  ]);
});

test('while the network is down it is tried again, at once when that is back', async () => {
  const panel = await open();
  const { fake, store } = panel;
  fake.latency = lost;
  const { id, outcome } = start(panel, create('server', { name: 'web-7' }));
  await settled(4000);
  expect(selectCall(store.getState(), id)?.status).toBe('looking');
  makeServer(fake, 'srv-bbbbb', 'web-7');
  fake.latency = () => undefined;
  store.dispatch(events.actions.resumed({ awayMs: 4000 }));
  await settled();
  await expect(outcome).resolves.toMatchObject({ made: ['srv-bbbbb'] });
});

test('after a minute without an answer it is left to the reader', async () => {
  const panel = await open();
  panel.fake.latency = lost;
  const { outcome } = start(panel, create('server', { name: 'web-7' }));
  await settled(66_000);
  await expect(outcome).resolves.toMatchObject({ error: { messages: ['No answer', UNREAD] } });
  expect(panel.fake.count('POST server')).toBe(1);
});

/**
 * Leaves a change with an unknown end, after a minute without answers. Later requests are answered.
 */
async function leftOpen(call: Call) {
  const panel = await open();
  panel.fake.latency = lost;
  const { id, outcome } = start(panel, call);
  await settled(66_000);
  await expect(outcome).resolves.toMatchObject({ isUnknown: true });
  expect(selectCall(panel.store.getState(), id)).toMatchObject({
    status: 'unknown',
    canCheck: true,
  });
  panel.fake.latency = () => undefined;
  const check = async () => {
    const checked = panel.calls.check(id);
    await settled(2000);
    return checked;
  };
  const told = () => selectCall(panel.store.getState(), id);
  return { ...panel, id, check, told };
}

const WEB = create('server', { name: 'web-7' });

test('what has no known end can be checked again: nothing was made, and it may be sent again', async () => {
  const { fake, calls, check, told, store, id } = await leftOpen(WEB);
  expect(await check()).toMatchObject({ error: { messages: ['No answer', NOTHING] }, made: [] });
  expect(told()).toMatchObject({ status: 'failed', canRetry: true, isUnsettled: false });
  expect(selectToasts(store.getState())).toMatchObject([{ task: id, tone: 'error' }]);
  expect(calls.check(id)).toBeUndefined();
  expect(fake.count('POST server')).toBe(1);
});

test('checked again, what was made is named, and is asked about no more', async () => {
  const { fake, calls, check, told, id } = await leftOpen(WEB);
  makeServer(fake, 'srv-bbbbb', 'web-7');
  expect(await check()).toMatchObject({ isUnknown: true, made: ['srv-bbbbb'] });
  expect(told()).toMatchObject({ status: 'unknown', isUnsettled: false, canCheck: false });
  expect(calls.check(id)).toBeUndefined();
});

test('checked again, what its record shows was done', async () => {
  const start = callAction('server', 'srv-aaaaa', 'start', undefined, { status: 'active' });
  const { fake, check, told } = await leftOpen(start);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'active' }));
  expect(await check()).toMatchObject({ ok: true });
  expect(told()).toMatchObject({ status: 'done' });
});

test('what queries read of it is read again once a further look finds it done', async () => {
  const start = callAction('server', 'srv-aaaaa', 'start', undefined, { status: 'active' });
  const { fake, store, check } = await leftOpen(start);
  const read = vi.fn(() => Promise.resolve(1));
  const query = defineQuery({
    name: 'usage',
    key: () => '',
    read,
    isFresh: () => false,
    staleOn: slice.actions.mutated.match,
  });
  store.dispatch(queries.actions.subscribed(queryRequest(query, {})));
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
  fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'active' }));
  await check();
  expect(read).toHaveBeenCalledTimes(2);
});

test('while nothing answers it stays unknown, and can be checked once more', async () => {
  const { fake, calls, told, id } = await leftOpen(WEB);
  fake.latency = lost;
  const checked = calls.check(id);
  await settled();
  expect(told()).toMatchObject({ status: 'looking', isUnsettled: false });
  expect(calls.check(id)).toBe(checked);
  await settled(66_000);
  expect(await checked).toMatchObject({ error: { messages: ['No answer', UNREAD] } });
  expect(told()).toMatchObject({ status: 'unknown', isUnsettled: true, canCheck: true });
});

test('a press of the same is not taken for a further look', async () => {
  const { calls, fake, id } = await leftOpen(WEB);
  fake.latency = lost;
  void calls.check(id);
  await settled();
  const request = { verb: 'test', title: 'Test', account: ACCOUNT, call: WEB };
  expect(calls.startCall(request).id).not.toBe(id);
  await settled();
  expect(fake.count('POST server')).toBe(2);
});

test('the end of the session ends a further look', async () => {
  const { calls, fake, id } = await leftOpen(WEB);
  fake.latency = lost;
  const checked = calls.check(id);
  await settled();
  calls.cancelAll();
  await expect(checked).resolves.toEqual({ ok: false, cancelled: true });
  expect(calls.check(id)).toBeUndefined();
});

test('of a secret nothing is kept to look for', async () => {
  const panel = await open();
  panel.fake.latency = lost;
  const { id } = panel.calls.startCall({
    verb: 'test',
    title: 'Test',
    account: ACCOUNT,
    call: WEB,
    isSecret: true,
  });
  await settled(66_000);
  expect(selectCall(panel.store.getState(), id)).toMatchObject({
    isUnsettled: true,
    canCheck: false,
  });
  expect(panel.calls.check(id)).toBeUndefined();
});

const unsent = new ApiError({ ...refusal(0).facts, kind: 'unsent' });
const gateway = new ApiError({ ...refusal(504).facts, messageSource: 'us' });
const judged = new ApiError({ ...refusal(503).facts, messageSource: 'fields' });

test.each([
  ['that never left', unsent, false],
  ["that the provider's own 503 refused", judged, false],
  ['that a gateway gave up on', gateway, true],
])('a create %s: is it looked for?', async (_, error, isLookedFor) => {
  const panel = await open();
  const { fake } = panel;
  fake.latency = (asked) => (asked === 'POST server' ? Promise.reject(error) : undefined);
  const { outcome } = start(panel, create('server', { name: 'web-7' }));
  await settled(2000);
  await expect(outcome).resolves.toMatchObject({ ok: false });
  expect(fake.asked.includes('list servers')).toBe(isLookedFor);
});

test('of what is shown by no place that can be told, nothing is said to have been read', async () => {
  const panel = await open();
  loseAnswers(panel.fake);
  const place = { account: ACCOUNT, container: 'box', object: 'new' };
  for (const call of [
    makeDirectoryCall(place),
    copyCall({ record: { id: objectId(ACCOUNT, 'box', 'old') }, to: place, overwrite: true }),
    removeObjectsCall(ACCOUNT, 'box', { names: ['old'], folders: [] }, 'Error deleting assets'),
  ]) {
    const { outcome } = start(panel, call);
    await settled(65_000);
    const ended = await outcome;
    expect(ended).toMatchObject({ isUnknown: true, wasRead: false });
    expect('error' in ended && ended.error.messages.at(-1)).toBe(UNKNOWN);
  }
});
