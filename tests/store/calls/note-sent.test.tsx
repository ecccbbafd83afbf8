import { beforeEach, expect, test, vi } from 'vitest';
import { type Call, callAction, create } from '@/model/call';
import { resources } from '@/store/resources/resources-state';
import { words } from '@/store/words';
import { createSentNotes } from '@/store/sent/sent-notes';
import { dropSent, keepSent, readSent, type Sent } from '@/store/sent/sent-storage';
import { selectCall, selectCalls } from '@/store/calls/calls-slice';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { lookOf } from '@/store/calls/lost-answer';
import type { CallRequest, Run } from '@/store/calls/manager';
import { ACCOUNT, FakeProvider, openPanel, refusal, server, settled } from '../panel';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});

const ROUTE = '/form/';

const never = new Promise<never>(() => undefined);

/** A form that sends several changes; after the first nothing is answered but so. */
async function sendSteps(run: () => Run, second: () => Promise<never>) {
  const { fake, store, calls } = openPanel(new FakeProvider());
  fake.lists.set('server', [server('srv-aaaaa')]);
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: ACCOUNT }));
  await settled(5);
  let sent = 0;
  fake.latency = (asked) => {
    if (asked.startsWith('POST ')) sent += 1;
    return sent < 2 ? undefined : second();
  };
  fake.answer = ({ kind }) => {
    if (kind !== 'server') return { status: 202 };
    const body = server('srv-bbbbb');
    fake.lists.set('server', [server('srv-aaaaa'), body]);
    return { status: 202, body };
  };
  const { outcome, id } = calls.startCall({
    verb: 'test',
    title: 'Test',
    account: ACCOUNT,
    call: run,
    sent: { route: ROUTE },
  });
  await settled(66_000);
  const note = () => readSent(calls.notes, 'usr-adaaa', ROUTE);
  return { fake, store, calls, outcome, id, note };
}

const one = create('server', {});

function* twoServers(): Run {
  const first = yield { call: one };
  return first.ok ? yield { call: one } : first;
}

test('the second of two equal records is noted with its own key alone', async () => {
  const { fake, note } = await sendSteps(twoServers, () => never);
  expect(fake.keys).toHaveLength(2);
  expect(fake.keys[0]).not.toBe(fake.keys[1]);
  expect(note()?.keys?.map(({ key }) => key)).toEqual([fake.keys[1]]);
});

test('what follows upon a new record, and has no known end, is not noted as that', async () => {
  const { fake, outcome, note } = await sendSteps(
    function* (): Run {
      const made = yield { call: create('server_group', { name: 'web' }) };
      if (!made.ok) return made;
      return yield { call: callAction('server_group', 'grp-aaaaa', 'add_servers', {}) };
    },
    () => Promise.reject(refusal(0)),
  );
  await expect(outcome).resolves.toMatchObject({ isUnknown: true });
  expect(fake.keys).toHaveLength(2);
  expect(note()).toBeUndefined();
});

const lost = () => Promise.reject(refusal(0, ['No answer']));
/** Notes of another window, which sees what the browser keeps. */
const others = createSentNotes();
const noted = (notes = others) => readSent(notes, 'usr-adaaa', ROUTE);

/** Sends a create, in a list that was read before, whose answer never comes. */
async function sendCreate(more: Partial<CallRequest> = {}) {
  const { fake, store, calls } = openPanel(new FakeProvider());
  fake.lists.set('server', [server('srv-aaaaa')]);
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: ACCOUNT }));
  await settled(5);
  fake.latency = () => never;
  const call = create('server', { name: 'web-7', password: 'hush' });
  calls.startCall({ ...FORM, call, ...more });
  await settled();
  return calls;
}

async function notedCreate(more: Partial<CallRequest> = {}) {
  await sendCreate(more);
  return noted()!;
}

const FORM = { verb: 'test', title: 'Test', account: ACCOUNT, sent: { route: ROUTE } } as const;

/** Another window, or the same after a reload, that looks by a note. */
async function lookBy(note: Sent, names: readonly string[], latency?: FakeProvider['latency']) {
  const { fake, store, calls } = openPanel(new FakeProvider());
  fake.lists.set('server', [
    server('srv-aaaaa'),
    ...names.map((name, index) => server(`srv-bbbb${String(index)}`, { name })),
  ]);
  if (latency) fake.latency = latency;
  const outcome = calls.check(note.id, { note, request: FORM });
  expect(calls.check(note.id, { note, request: FORM })).toBe(outcome);
  await settled(3000);
  const told = () => selectCall(store.getState(), note.id);
  return { fake, calls, outcome, told, store };
}

test('the note of a create says what was there before, and nothing of its secrets', async () => {
  const note = await notedCreate();
  expect(note.look).toEqual({ kind: 'server', name: 'web-7', before: ['srv-aaaaa'] });
  expect(others.read('usr-adaaa', ROUTE)).not.toContain('hush');
});

test.each([
  ['of a secret', { isSecret: true }],
  ['of what changes a record', { call: callAction('server', 'srv-aaaaa', 'reset') }],
])('%s no look is noted', async (_, more) => {
  expect((await notedCreate(more)).look).toBeUndefined();
});

test('of several records each is noted with what was there before it', async () => {
  const { note } = await sendSteps(twoServers, () => never);
  expect(note()?.look).toEqual({ kind: 'server', before: ['srv-aaaaa', 'srv-bbbbb'] });
});

test('the second of several without a known end is looked for again, and nothing is sent', async () => {
  const page = await sendSteps(twoServers, lost);
  const { fake, calls, outcome, id, note, store } = page;
  await expect(outcome).resolves.toMatchObject({ isUnknown: true, wasRead: false });
  expect(selectCall(store.getState(), id)).toMatchObject({ canCheck: true, isUnsettled: true });
  fake.latency = () => undefined;
  const again = calls.check(id);
  await settled(3000);
  await expect(again).resolves.toMatchObject({
    error: { messages: ['No answer', 'It didn’t go through. You can retry'] },
  });
  expect(fake.count('POST server')).toBe(2);
  // The first is there: all of it is never sent again.
  expect(selectCall(store.getState(), id)).toMatchObject({ status: 'failed', canRetry: false });
  expect(note()).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['another press', 'other'],
])('a press that knew of %s is not sent over a note of another window', async (_, over) => {
  const { fake, store, calls } = openPanel(new FakeProvider());
  fake.lists.set('server', [server('srv-aaaaa')]);
  store.dispatch(
    resources.actions.recordRequested({ kind: 'server', id: 'srv-aaaaa', account: ACCOUNT }),
  );
  await settled(5);
  let answer = () => undefined as void;
  fake.latency = () => new Promise<void>((resolve) => void (answer = resolve));
  const first = callAction('server', 'srv-aaaaa', 'reset');
  calls.startCall({ verb: 'test', title: 'First', account: ACCOUNT, call: first });
  const call = callAction('server', 'srv-aaaaa', 'reset');
  const { outcome } = calls.startCall({ ...FORM, call, sent: { route: ROUTE, over } });
  await settled();
  keepSent(others, 'usr-adaaa', ROUTE, { id: 'theirs', at: 1 });
  fake.latency = () => undefined;
  answer();
  await settled(20_000);
  await expect(outcome).resolves.toMatchObject({
    error: { kind: 'unsent', messages: [words.call.sentElsewhere] },
  });
  expect(fake.asked.filter((each) => each.includes('reset'))).toHaveLength(1);
  expect(noted()?.id).toBe('theirs');
});

test('a press on purpose over the note of another window is sent', async () => {
  keepSent(others, 'usr-adaaa', ROUTE, { id: 'theirs', at: 1 });
  expect((await notedCreate({ sent: { route: ROUTE, over: 'theirs' } })).id).not.toBe('theirs');
});

test('where the browser keeps nothing the note is this window’s, and goes with the session', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { notes } = await sendCreate();
  const note = noted(notes)!;
  expect(note.look?.name).toBe('web-7');
  expect(noted()).toBeUndefined();
  dropSent(notes, 'usr-adaaa', ROUTE, note);
  expect(noted(notes)).toBeUndefined();
  keepSent(notes, 'usr-adaaa', ROUTE, note);
  notes.dropAll('usr-adaaa');
  expect(noted(notes)).toEqual(note);
  notes.dropAll();
  expect(noted(notes)).toBeUndefined();
});

test('nor of more than a thousand', () => {
  const ids = (count: number) =>
    new Set(Array.from({ length: count }, (_, at) => `srv-${String(at)}`));
  expect(lookOf(one, ids(1000))?.before).toHaveLength(1000);
  expect(lookOf(one, ids(1001))).toBeUndefined();
});

test('nor of what only its record lists', () => {
  const shownBy = { kind: 'firewall_policy', id: 'fwp-aaaaa' } as const;
  const call: Call = { kind: 'firewall_rule', method: 'POST', body: {}, shownBy };
  expect(lookOf(call, new Set())).toBeUndefined();
});

test('who has not sent it finds by its note what was made', async () => {
  const { outcome, fake, told } = await lookBy(await notedCreate(), ['db-1', 'web-7']);
  await expect(outcome).resolves.toMatchObject({ isUnknown: true, made: ['srv-bbbb1'] });
  expect(told()).toMatchObject({ status: 'unknown', isUnsettled: false, canCheck: false });
  expect(fake.asked.filter((asked) => asked.startsWith('POST'))).toEqual([]);
  expect(noted()).toBeUndefined();
});

test('or that nothing was so far: the note stands, and nothing of it is sent again', async () => {
  const note = await notedCreate();
  const { outcome, told, calls, store } = await lookBy(note, []);
  await expect(outcome).resolves.toMatchObject({
    isUnknown: true,
    error: { messages: ["This window didn't get the answer", 'Nothing new has appeared since'] },
  });
  expect(told()).toMatchObject({ status: 'unknown', isUnsettled: true, canCheck: true });
  expect(calls.failed.size).toBe(0);
  expect(selectToasts(store.getState())).toEqual([]);
  expect(noted()).toEqual(note);
});

test('without a name nobody knows whose the new ones are', async () => {
  const note = await notedCreate({ call: create('server', {}) });
  const { outcome } = await lookBy(note, ['']);
  await expect(outcome).resolves.toMatchObject({
    isUnknown: true,
    made: [],
    error: { messages: [expect.anything(), expect.stringMatching(/^New since it was sent: /u)] },
  });
  expect(noted()).toEqual(note);
});

test('a press of the same is not taken for the look', async () => {
  const note = await notedCreate({ call: create('server', { name: 'web-7' }) });
  const { calls, fake } = await lookBy(note, [], () => never);
  const call = create('server', { name: 'web-7' });
  const sent = { route: ROUTE, over: note.id };
  const { id } = calls.startCall({ ...FORM, call, sent, isWatched: true });
  await settled();
  expect(id).not.toBe(note.id);
  expect(fake.count('POST server')).toBe(1);
});

test('what failed before stays told through a look', async () => {
  const note = await notedCreate();
  const { fake, store, calls } = openPanel(new FakeProvider());
  fake.latency = (asked) =>
    asked.startsWith('POST') ? Promise.reject(refusal(409, ['Full'])) : undefined;
  const { id } = calls.startCall({
    ...FORM,
    sent: { route: '/other/' },
    call: create('server', {}),
  });
  await settled();
  expect(selectToasts(store.getState())).toMatchObject([{ task: id }]);
  void calls.check(note.id, { note, request: FORM });
  await settled(3000);
  expect(selectToasts(store.getState())).toMatchObject([{ task: id }]);
});

test('a look that nothing answers leaves the note, and can be made again', async () => {
  const note = await notedCreate();
  const { outcome, told, calls, fake } = await lookBy(note, ['web-7'], lost);
  await settled(66_000);
  await expect(outcome).resolves.toMatchObject({ isUnknown: true, wasRead: false });
  expect(told()).toMatchObject({ status: 'unknown', isUnsettled: true, canCheck: true });
  expect(noted()).toEqual(note);
  fake.latency = () => undefined;
  const again = calls.check(note.id);
  await settled(3000);
  await expect(again).resolves.toMatchObject({ made: ['srv-bbbb0'] });
  expect(noted()).toBeUndefined();
});

test('a look that is given up leaves the note', async () => {
  const note = await notedCreate();
  const { outcome, calls, told, store } = await lookBy(note, [], () => never);
  calls.cancel(note.id);
  await settled();
  await expect(outcome).resolves.toMatchObject({ cancelled: true });
  expect(noted()).toEqual(note);
  expect(told()).toMatchObject({ status: 'cancelled' });
  void calls.check(note.id, { note, request: FORM });
  await settled();
  expect(selectCalls(store.getState())).toMatchObject([{ id: note.id, status: 'looking' }]);
});

test('what somebody has settled meanwhile is not asked about again after a look', async () => {
  const note = await notedCreate();
  const { outcome } = await lookBy(note, [], lost);
  dropSent(others, 'usr-adaaa', ROUTE, note);
  await settled(66_000);
  await expect(outcome).resolves.toMatchObject({ isUnknown: true });
  expect(noted()).toBeUndefined();
});

test('a note without a look tells nothing to look for', async () => {
  const { id, at } = await notedCreate();
  const note = { id, at };
  const { calls } = openPanel(new FakeProvider());
  expect(calls.check(note.id, { note, request: FORM })).toBeUndefined();
});
