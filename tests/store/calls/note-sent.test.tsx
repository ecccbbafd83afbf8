import { beforeEach, expect, test, vi } from 'vitest';
import { callAction, create } from '@/model/call';
import { resources } from '@/store/resources/resources-actions';
import { parseSent, sentText } from '@/store/sent/sent-storage';
import type { Run } from '@/store/calls/manager';
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
  const { outcome } = calls.startCall({
    verb: 'test',
    title: 'Test',
    account: ACCOUNT,
    call: run,
    sent: { route: ROUTE },
  });
  await settled(66_000);
  const note = () => parseSent(sentText('usr-adaaa', ROUTE));
  return { fake, outcome, note };
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
