import { beforeEach, expect, test, vi } from 'vitest';
import { create } from '@/model/call';
import type { Run } from '@/store/calls/manager';
import { selectCall, selectUnsettled } from '@/store/calls/calls-slice';
import { selectRecord } from '@/store/resources/resources-selectors';
import { isOpen, selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT, openPanel, refusal, server, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const act = (action: string, id = 'srv-aaaaa') => ({
  verb: action,
  title: action,
  account: ACCOUNT,
  call: { kind: 'server', method: 'POST', id, action } as const,
});

test('what failed is sent again once, and its toast goes with it', async () => {
  const { fake, store, calls } = openPanel();
  fake.latency = () => Promise.reject(refusal(409));
  const { id, outcome } = calls.startCall({ ...act('stop'), success: 'Stopped' });
  await outcome;
  fake.latency = () => undefined;
  fake.asked.length = 0;
  calls.retry(id);
  // A second press finds nothing that failed.
  calls.retry(id);
  await settled();
  expect(fake.count('POST srv-aaaaa stop')).toBe(1);
  expect(selectToasts(store.getState())).toMatchObject([{ tone: 'success', message: 'Stopped' }]);
});

test.each([404, 409, 410, 412])(
  'after a refusal by %i, which contradicts what is shown, the record is read again',
  async (status) => {
    const { fake, store, calls } = openPanel();
    fake.latency = (asked) =>
      asked.startsWith('POST') ? Promise.reject(refusal(status)) : undefined;
    fake.full.set('srv-aaaaa', server('srv-aaaaa', { status: 'inactive' }));
    await calls.startCall(act('stop')).outcome;
    await settled();
    const read = selectRecord(store.getState(), 'server', 'srv-aaaaa');
    expect(read).toMatchObject({ status: 'inactive' });
  },
);

test.each([400, 403, 422])('after a refusal by %i nothing is read', async (status) => {
  const { fake, calls } = openPanel();
  fake.latency = () => Promise.reject(refusal(status));
  await calls.startCall(act('stop')).outcome;
  await settled();
  expect(fake.asked).not.toContain('read srv-aaaaa');
});

test('steps of which some were taken are not sent again as a whole', async () => {
  const { fake, store, calls } = openPanel();
  const make = create('server', {});
  const start = (call: () => Run) =>
    calls.startCall({ verb: 'create', title: 'Create', account: ACCOUNT, call });
  const inTurn = function* (): Run {
    const first = yield { call: make };
    return first.ok ? yield { call: make } : first;
  };
  let sent = 0;
  fake.latency = () => ((sent += 1) < 2 ? undefined : Promise.reject(refusal(409)));
  const part = start(inTurn);
  await expect(part.outcome).resolves.toMatchObject({ ok: false, error: { status: 409 } });
  expect(selectCall(store.getState(), part.id)).toMatchObject({ canRetry: false });
  calls.retry(part.id);
  await settled();
  expect(fake.count('POST server')).toBe(2);
  // A task without an accepted call can be sent again.
  const none = start(inTurn);
  await none.outcome;
  expect(selectCall(store.getState(), none.id)).toMatchObject({ canRetry: true });
});

test('what failed goes with its body and its toast once fifty others have failed', async () => {
  const { fake, store, calls } = openPanel();
  const run = async (verb: string) => {
    const { id, outcome } = calls.startCall(act(verb, 'srv-other'));
    await outcome;
    await settled();
    return id;
  };
  fake.latency = () => Promise.reject(refusal(409));
  const id = await run('stop');
  fake.latency = () => undefined;
  fake.answer = () => ({ status: 200, body: server('srv-other') });
  for (let round = 0; round < 50; round += 1) await run(`done-${String(round)}`);
  expect(selectCall(store.getState(), id)).toMatchObject({ status: 'failed' });
  fake.latency = () => Promise.reject(refusal(409));
  for (let round = 0; round < 50; round += 1) await run(`round-${String(round)}`);
  expect(selectCall(store.getState(), id)).toBeUndefined();
  expect(calls.failed.has(id)).toBe(false);
  expect(calls.failed.size).toBe(50);
  expect(selectToasts(store.getState()).map(({ task }) => task)).not.toContain(id);
});

test('the next attempt at the same takes the toast of the last away, and that of nothing else', async () => {
  const { fake, store, calls } = openPanel();
  const open = () =>
    selectToasts(store.getState()).filter((toast) => isOpen(toast) && toast.tone === 'error');
  const make = (about: string) => ({
    ...act('create'),
    about,
    call: { kind: 'server', method: 'POST', body: { name: about } } as const,
  });
  fake.latency = () => Promise.reject(refusal(422));
  const failed = [
    calls.startCall(act('stop')),
    calls.startCall(act('stop', 'srv-bbbbb')),
    calls.startCall(make('web-1')),
    calls.startCall(make('web-2')),
  ];
  for (const { outcome } of failed) await outcome;
  await settled();
  expect(open()).toHaveLength(4);
  fake.latency = () => new Promise(() => undefined);
  calls.startCall(act('stop'));
  calls.startCall(make('web-1'));
  await settled();
  expect(open().map(({ task }) => task)).toEqual([failed[1]?.id, failed[3]?.id]);
});

test('a press that was done settles an earlier one to the same record, and no other', async () => {
  const { fake, store, calls } = openPanel();
  fake.latency = (asked) =>
    asked.startsWith('POST') ? Promise.reject(refusal(0, ['No answer'])) : undefined;
  const lost = [calls.startCall(act('reset')), calls.startCall(act('reset', 'srv-bbbbb'))];
  await settled(70_000);
  for (const { outcome } of lost) await outcome;
  const open = (id: string) => selectUnsettled(store.getState(), id, 'reset')?.id;
  expect([open('srv-aaaaa'), open('srv-bbbbb')]).toEqual(lost.map(({ id }) => id));
  fake.latency = () => Promise.reject(refusal(422));
  await calls.startCall(act('reset')).outcome;
  // A refusal does not settle the earlier call, whose answer was lost.
  expect(open('srv-aaaaa')).toBe(lost[0]?.id);
  fake.latency = () => undefined;
  await calls.startCall(act('reset')).outcome;
  expect([open('srv-aaaaa'), open('srv-bbbbb')]).toEqual([undefined, lost[1]?.id]);
  expect(selectToasts(store.getState()).map(({ task }) => task)).not.toContain(lost[0]?.id);
});
