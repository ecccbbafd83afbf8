import { beforeEach, expect, test, vi } from 'vitest';
import { callAction, create, update } from '@/model/call';
import { chargeCardCall } from '@/model/billing/calls';
import { cardRun } from '@/components/forms/cards/use-card';
import '@/store/queries/billing-query';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT, FakeProvider, openPanel, refusal, server, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

async function open() {
  const panel = openPanel(new FakeProvider());
  panel.fake.lists.set('server', [server('srv-aaaaa')]);
  panel.fake.full.set('srv-aaaaa', server('srv-aaaaa'));
  panel.store.dispatch(resources.actions.listRequested({ kind: 'server', account: ACCOUNT }));
  await settled(5);
  return panel;
}

type Panel = Awaited<ReturnType<typeof open>>;
type Change = Parameters<Panel['calls']['startCall']>[0]['call'];

const start = ({ calls }: Panel, call: Change, more: object = {}) =>
  calls.startCall({ verb: 'test', title: 'Test', account: ACCOUNT, call, ...more });

const lost = (asked: string) =>
  /^(?:POST|chargeBillingMethod) /u.test(asked)
    ? Promise.reject(refusal(0, ['No answer']))
    : undefined;

const body = { name: 'web-7' };

test('each press that makes something bears a key of its own, a save none', async () => {
  const panel = await open();
  const changes = [
    create('server', body),
    create('server_group', body),
    callAction('server', 'srv-aaaaa', 'snapshot'),
    update('server', 'srv-bbbbb', body),
  ];
  for (const call of changes) start(panel, call);
  await settled(1000);
  const [first, second, action, save] = panel.fake.keys;
  for (const key of [first, second, action]) expect(key).toMatch(UUID);
  expect(new Set([first, second, action]).size).toBe(3);
  expect(save).toBeUndefined();
});

test('of equal calls of one press each has its own', async () => {
  const panel = await open();
  const both = start(panel, [create('server', body), create('server', body)]);
  await settled(1000);
  await both.outcome;
  expect(new Set(panel.fake.keys).size).toBe(2);
});

test('‘Try again’ of what was lost bears the key of the press', async () => {
  const panel = await open();
  panel.fake.latency = lost;
  const { id, outcome } = start(panel, create('server', body));
  await settled(2000);
  await outcome;
  panel.fake.latency = () => undefined;
  panel.calls.retry(id);
  await settled(10);
  const [first, second] = panel.fake.keys;
  expect(first).toMatch(UUID);
  expect(second).toBe(first);
});

test('what the provider has refused is another wish when it is sent again', async () => {
  const panel = await open();
  panel.fake.latency = (asked) =>
    asked.startsWith('POST') ? Promise.reject(refusal(409, ['Not now'])) : undefined;
  const { id, outcome } = start(panel, create('server', body));
  await settled(10);
  await outcome;
  panel.fake.latency = () => undefined;
  panel.calls.retry(id);
  await settled(10);
  expect(new Set(panel.fake.keys).size).toBe(2);
});

test('the same press of a form, its end not known, bears the same key; another amount its own', async () => {
  const panel = await open();
  panel.fake.full.set(ACCOUNT, { id: ACCOUNT, resource_type: 'account', name: 'Ada’s' });
  panel.fake.latency = lost;
  const pay = (amount: string, openKeys: object = {}) =>
    start(panel, chargeCardCall(ACCOUNT, amount), openKeys);
  const first = pay('5.00');
  await settled(65_000);
  await first.outcome;
  panel.fake.latency = () => undefined;
  const openKeys = first.keys?.open ?? [];
  pay('6.00', { openKeys });
  await settled(1000);
  pay('5.00', { openKeys });
  await settled(1000);
  const [lostKey, other, again] = panel.fake.keys;
  expect(again).toBe(lostKey);
  expect(other).not.toBe(lostKey);
});

test('the bank’s second pass is another request, with another key', async () => {
  const panel = await open();
  panel.fake.full.set(ACCOUNT, { id: ACCOUNT, resource_type: 'account', name: 'Ada’s' });
  let passes = 0;
  panel.fake.answer = () => {
    passes += 1;
    const isComplete = passes === 2;
    return { status: 200, body: { isComplete, clientSecret: isComplete ? null : 'pi_1_secret' } };
  };
  const ask = () => Promise.resolve({ id: 'pi_1' });
  const call = (intent?: string) => chargeCardCall(ACCOUNT, '5.00', intent);
  const { outcome } = start(panel, () => cardRun({ call, ask }));
  await settled(1000);
  await expect(outcome).resolves.toMatchObject({ ok: true });
  expect(panel.fake.keys).toHaveLength(2);
  expect(new Set(panel.fake.keys).size).toBe(2);
});
