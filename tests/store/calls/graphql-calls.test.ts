import { beforeEach, expect, test, vi } from 'vitest';
import { type GraphqlCall, update } from '@/model/call';
import { calls as slice, selectCall, selectPendingCount } from '@/store/calls/calls-slice';
import { type CallEnd, DONE, unsent } from '@/store/calls/call-messages';
import type { Run } from '@/store/calls/manager';
import { queries } from '@/store/queries/queries-slice';
import { queryRequest, defineQuery } from '@/store/queries/query';
import { selectRecord } from '@/store/resources/resources-selectors';
import { session } from '@/store/session/session-slice';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT, FakeProvider, openPanel, refusal, settled } from '../panel';

const SENT = `requestLimitChange ${ACCOUNT}`;
const MESSAGE = 'We are growing';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const account = (fields: object = {}) => ({
  id: ACCOUNT,
  resource_type: 'account',
  name: 'Ada’s',
  status: 'active',
  ...fields,
});

function limitChange(
  newLimit = 65_536,
  doneWhen?: GraphqlCall['doneWhen'],
  showsIn: GraphqlCall['showsIn'] = ['record'],
): GraphqlCall {
  return {
    kind: 'account',
    id: ACCOUNT,
    showsIn,
    mutation: 'requestLimitChange',
    variables: {
      accountId: ACCOUNT,
      newLimit,
      organisationType: 'STARTUP',
      resourceType: 'SRV_RAM',
      message: MESSAGE,
    },
    ...(doneWhen && { doneWhen }),
  };
}

const requested = (call = limitChange()) => ({
  verb: 'request',
  title: 'Request limit',
  account: ACCOUNT,
  call,
  success: 'Limit request submitted.',
});

function open() {
  const fake = new FakeProvider();
  fake.full.set(ACCOUNT, account());
  fake.answer = () => ({ status: 200, body: { message: MESSAGE } });
  return openPanel(fake);
}

test('what a mutation has done is read from its record, and its answer is for the caller alone', async () => {
  const { fake, store, calls } = open();
  fake.latency = (asked) => {
    if (asked === SENT) fake.full.set(ACCOUNT, account({ cloud_ips_limit: 20 }));
    return undefined;
  };
  const { id, outcome } = calls.startCall(requested());
  await expect(outcome).resolves.toMatchObject({
    ok: true,
    answer: { body: { message: MESSAGE } },
  });
  expect(fake.asked).toEqual([SENT, `read ${ACCOUNT}`]);
  expect(selectRecord(store.getState(), 'account', ACCOUNT)?.cloud_ips_limit).toBe(20);
  await settled();
  expect(selectCall(store.getState(), id)?.status).toBe('done');
  expect(selectToasts(store.getState())).toMatchObject([{ message: 'Limit request submitted.' }]);
  expect(JSON.stringify(store.getState())).not.toContain(MESSAGE);
});

test('what is asked for shows later: the mutation is done only then', async () => {
  const { fake, store, calls } = open();
  const { id, outcome } = calls.startCall(requested(limitChange(8, { status: 'warning' })));
  await expect(outcome).resolves.toMatchObject({ ok: true });
  await settled(4000);
  expect(selectCall(store.getState(), id)?.status).toBe('accepted');
  fake.full.set(ACCOUNT, account({ status: 'warning' }));
  await settled(3000);
  expect(selectCall(store.getState(), id)?.status).toBe('done');
});

test('shown answers that a mutation makes stale are asked for again', async () => {
  const { store, calls } = open();
  const read = vi.fn(() => Promise.resolve(1));
  const query = defineQuery({
    name: 'requests',
    key: () => '',
    read,
    isFresh: () => false,
    staleOn: slice.actions.mutated.match,
  });
  store.dispatch(queries.actions.subscribed(queryRequest(query, {})));
  await settled();
  await calls.startCall(requested()).outcome;
  expect(read).toHaveBeenCalledTimes(2);
});

test('what shows later than it is done is read again only then', async () => {
  const { fake, store, calls } = open();
  const read = vi.fn(() => Promise.resolve(1));
  const query = defineQuery({
    name: 'charges',
    key: () => '',
    read,
    isFresh: () => false,
    staleOn: slice.actions.mutated.match,
  });
  store.dispatch(queries.actions.subscribed(queryRequest(query, {})));
  await settled();
  void calls.startCall(requested({ ...limitChange(), shownAfter: 250 })).outcome;
  await settled(249);
  expect([read.mock.calls.length, fake.asked]).toEqual([1, [SENT]]);
  await settled(1);
  expect([read.mock.calls.length, fake.asked]).toEqual([2, [SENT, `read ${ACCOUNT}`]]);
});

test('a task waits for what somebody else does between two calls, and is told as one', async () => {
  const { fake, store, calls } = open();
  let answer: (end: CallEnd) => void = () => undefined;
  const bank = new Promise<CallEnd>((resolve) => (answer = resolve));
  function* asked(): Run {
    yield { call: limitChange(1) };
    const end = yield { wait: () => bank };
    return end.ok ? yield { call: limitChange(2) } : end;
  }
  const { id, outcome } = calls.startCall({ ...requested(), call: asked });
  await settled();
  expect(fake.count(SENT)).toBe(1);
  expect(selectPendingCount(store.getState())).toBe(1);
  answer(DONE);
  await expect(outcome).resolves.toMatchObject({ ok: true });
  expect(fake.count(SENT)).toBe(2);
  await settled();
  expect(selectCall(store.getState(), id)?.status).toBe('done');
  expect(selectToasts(store.getState())).toHaveLength(1);
});

test('what is refused between two calls ends the task', async () => {
  const { fake, calls } = open();
  const refused = unsent('account', 'Your bank did not agree');
  function* asked(): Run {
    yield { call: limitChange() };
    return yield { wait: async () => refused };
  }
  await expect(calls.startCall({ ...requested(), call: asked }).outcome).resolves.toBe(refused);
  expect(fake.count(SENT)).toBe(1);
});

test('a task that does not begin with a call is a defect', () => {
  const { calls } = open();
  function* waiting(): Run {
    return yield { wait: async () => DONE };
  }
  expect(() => calls.startCall({ ...requested(), call: waiting })).toThrow(
    'A task begins with a call',
  );
});

test('a refused mutation is reported in the words of its error, and nothing is read for it', async () => {
  const { fake, store, calls } = open();
  const words = 'You do not have access to this account';
  fake.latency = () => Promise.reject(refusal(200, [words]));
  const { outcome } = calls.startCall(requested());
  await expect(outcome).resolves.toMatchObject({
    ok: false,
    kind: 'account',
    error: { kind: 'refused', messages: [words] },
  });
  expect(fake.asked).toEqual([SENT]);
  expect(selectToasts(store.getState())).toMatchObject([{ message: `API error. ${words}` }]);
});

test('a mutation whose answer was lost is looked for in its record, and sent once', async () => {
  const { fake, calls } = open();
  const lose = (change: object) => {
    fake.latency = (asked) => {
      if (asked !== SENT) return undefined;
      fake.full.set(ACCOUNT, account(change));
      return Promise.reject(refusal(0, ['No answer']));
    };
  };
  lose({});
  const words = 'It may have gone through. What you see now is newer';
  await expect(calls.startCall(requested()).outcome).resolves.toMatchObject({
    ok: false,
    error: { messages: ['No answer', words] },
  });
  expect(fake.asked).toEqual([SENT, `read ${ACCOUNT}`]);
  lose({ status: 'warning' });
  const shown = calls.startCall(requested(limitChange(8, { status: 'warning' })));
  await expect(shown.outcome).resolves.toMatchObject({ ok: true });
  expect(fake.count(SENT)).toBe(2);
});

const lost = (fake: FakeProvider, then: () => void = () => undefined) => {
  fake.latency = (asked) => {
    if (asked !== SENT) return undefined;
    then();
    return Promise.reject(refusal(0, ['No answer']));
  };
};

/** Defines a query for the result of a mutation, which no page shows. */
function charges(read: () => Promise<number>) {
  defineQuery({ name: 'charges', key: () => '', read, isFresh: () => false });
  return [{ query: 'charges', params: {} }];
}

test('what a query shows is read by a read that begins after the loss, before anything is said', async () => {
  const { fake, store, calls } = open();
  let answer: (owed: number) => void = () => undefined;
  const read = vi.fn(() => new Promise<number>((resolve) => (answer = resolve)));
  lost(fake);
  const call = limitChange(8, undefined, charges(read));
  const { id, outcome } = calls.startCall(requested(call));
  await settled(20_000);
  expect(read).toHaveBeenCalledOnce();
  expect(selectCall(store.getState(), id)?.status).toBe('looking');
  answer(1);
  await expect(outcome).resolves.toMatchObject({
    isUnknown: true,
    wasRead: true,
    error: {
      messages: ['No answer', 'It may have gone through. What you see now is newer'],
    },
  });
  expect(selectCall(store.getState(), id)?.status).toBe('unknown');
});

test('where that read fails, nothing is said to have been read', async () => {
  const { fake, calls } = open();
  lost(fake);
  const call = limitChange(
    8,
    undefined,
    charges(() => Promise.reject(refusal(500))),
  );
  const { outcome } = calls.startCall(requested(call));
  await expect(outcome).resolves.toMatchObject({
    isUnknown: true,
    wasRead: false,
    error: {
      messages: ['No answer', 'It may have gone through. Couldn’t check the result'],
    },
  });
});

test('where nothing shows it, nothing is read for it and nothing is said to have been', async () => {
  const { fake, store, calls } = open();
  lost(fake);
  const { outcome } = calls.startCall(requested(limitChange(8, undefined, [])));
  await expect(outcome).resolves.toMatchObject({
    isUnknown: true,
    wasRead: false,
    error: {
      messages: ['No answer', 'It may have gone through. Check before retrying'],
    },
  });
  expect(fake.asked).toEqual([SENT]);
  expect(selectToasts(store.getState())).toMatchObject([
    { tone: 'warning', persistent: true, title: 'It may have gone through: request limit' },
  ]);
});

test('equal runs are one task, whichever press began them, and others are not', async () => {
  const { fake, calls } = open();
  fake.latency = () => new Promise(() => undefined);
  const runOf = (amount: number) =>
    calls.startCall({
      ...requested(),
      begun: () => undefined,
      call: function* (): Run {
        return yield { call: limitChange(amount) };
      },
    });
  expect(runOf(5)).toBe(runOf(5));
  expect(runOf(5)).not.toBe(runOf(6));
});

test('REST calls and mutations of one record go out in order, and an equal mutation once', async () => {
  const { fake, calls } = open();
  const waiting = new Map<string, () => void>();
  fake.latency = (asked) =>
    asked.startsWith('read')
      ? undefined
      : new Promise((resolve) => void waiting.set(asked, resolve));
  const rename = (name: string) => {
    const call = update('account', ACCOUNT, { name });
    return calls.startCall({ verb: 'edit', title: 'Save', account: ACCOUNT, call });
  };
  const answer = async (asked: string) => {
    waiting.get(asked)!();
    await settled();
  };
  fake.answer = () => ({ status: 200, body: account() });
  rename('One');
  const request = calls.startCall(requested());
  expect(calls.startCall(requested())).toBe(request);
  expect(calls.startCall(requested(limitChange(1)))).not.toBe(request);
  await settled();
  expect(fake.asked).toEqual([`PUT ${ACCOUNT}`]);
  await answer(`PUT ${ACCOUNT}`);
  expect(fake.asked).toEqual([`PUT ${ACCOUNT}`, SENT]);
  await answer(SENT);
  expect(fake.asked).toEqual([`PUT ${ACCOUNT}`, SENT, `read ${ACCOUNT}`, SENT]);
});

test('a sign-out cancels a mutation, the one under way and the one that waits', async () => {
  const { fake, store, calls } = open();
  fake.latency = () => new Promise(() => undefined);
  const running = calls.startCall(requested());
  const queued = calls.startCall(requested(limitChange(1)));
  await settled();
  store.dispatch(session.ended({ chosen: true }));
  await expect(running.outcome).resolves.toEqual({ ok: false, cancelled: true });
  await expect(queued.outcome).resolves.toEqual({ ok: false, cancelled: true });
  expect(fake.asked).toEqual([SENT]);
});
