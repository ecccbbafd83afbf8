import { beforeEach, expect, test, vi } from 'vitest';
import { readBilling } from '@/model/billing/billing';
import { balanceQuery } from '@/store/queries/balance-query';
import { billingQuery } from '@/store/queries/billing-query';
import { calls } from '@/store/calls/calls-slice';
import { queries, selectKnown } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { resources } from '@/store/resources/resources-state';
import { session } from '@/store/session/session-slice';
import { ACCOUNT, openPanel, refusal, settled } from '../panel';

const { subscribed, unsubscribed } = queries.actions;

const as = (status: string) => queryRequest(balanceQuery, { account: ACCOUNT, status });
const active = as('active');
const BALANCE = `balance ${ACCOUNT}`;

beforeEach(() => {
  vi.useFakeTimers();
});

/** A panel that shows an account whose first rows have been read. */
async function openAccount() {
  const panel = openPanel();
  panel.store.dispatch(resources.actions.listRequested({ kind: 'server', account: ACCOUNT }));
  await settled();
  panel.fake.balance = { balance: 18.2 };
  const entry = () => selectKnown(panel.store.getState(), active);
  return { ...panel, entry };
}

test('the balance is read after the rows', async () => {
  const { fake, store } = openPanel();
  store.dispatch(subscribed(active));
  await settled(1000);
  expect(fake.count(BALANCE)).toBe(0);
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: ACCOUNT }));
  await settled();
  expect(fake.count(BALANCE)).toBe(1);
});

test('a screen without a list does not hold it up for more than 3 seconds', async () => {
  const { fake, store } = openPanel();
  store.dispatch(subscribed(active));
  await settled(3000);
  expect(fake.count(BALANCE)).toBe(1);
});

test("a balance that isn't the user's to see is known to be none", async () => {
  const { fake, store, entry } = await openAccount();
  fake.balance = undefined;
  store.dispatch(subscribed(active));
  expect(entry().data).toBeUndefined();
  await settled();
  expect(entry()).toMatchObject({ status: 'loaded', data: null });
});

test('who comes back to an account has it read again; if that fails it stays what it was', async () => {
  const { fake, store, entry } = await openAccount();
  store.dispatch(subscribed(active));
  await settled();
  fake.latency = () => Promise.reject(refusal(500));
  store.dispatch(unsubscribed(active));
  store.dispatch(subscribed(active));
  await settled();
  expect(fake.count(BALANCE)).toBe(2);
  expect(entry()).toMatchObject({ status: 'error', data: 18.2 });
});

test('it is read again when the account comes into another status', async () => {
  const { fake, store, entry } = await openAccount();
  store.dispatch(subscribed(active));
  await settled();
  fake.balance = { balance: 42 };
  store.dispatch(unsubscribed(active));
  store.dispatch(subscribed(as('overdue')));
  expect(entry().data).toBe(18.2);
  await settled();
  expect(entry().data).toBe(42);
});

test('a balance that failed for want of a session is asked for with the next', async () => {
  const { fake, store, entry } = await openAccount();
  fake.latency = () => Promise.reject(refusal(401));
  store.dispatch(subscribed(active));
  await settled();
  expect(entry().data).toBeUndefined();
  fake.latency = () => undefined;
  store.dispatch(session.expired());
  store.dispatch(session.signedIn());
  await settled();
  expect(entry().data).toBe(18.2);
});

const billing = queryRequest(billingQuery, { account: ACCOUNT, status: 'active' });
const mutated = (mutation: 'chargeBillingMethod' | 'updateBillingMethod') =>
  calls.actions.mutated({ kind: 'account', id: ACCOUNT, mutation });
const billed = (currentBalance: string) => readBilling({ currentBalance });

test('only the first read waits for a first screen: after a payment it is read at once', async () => {
  const { fake, store } = openPanel();
  store.dispatch(subscribed(active));
  await settled(3000);
  expect(fake.count(BALANCE)).toBe(1);
  store.dispatch(mutated('chargeBillingMethod'));
  await settled();
  expect(fake.count(BALANCE)).toBe(2);
});

test('all of billing tells the balance too: the banner has no older one', async () => {
  const { fake, store, entry } = await openAccount();
  store.dispatch(subscribed(active));
  await settled();
  fake.billed = billed('13.20');
  store.dispatch(subscribed(billing));
  await settled();
  expect(entry()).toMatchObject({ status: 'loaded', data: 13.2 });
  expect(fake.count(BALANCE)).toBe(1);
});

test('a balance whose read began before that of billing changes nothing', async () => {
  const { fake, store, entry } = await openAccount();
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fake.latency = (asked) => (asked === BALANCE ? late : undefined);
  store.dispatch(subscribed(active));
  await settled(10);
  fake.billed = billed('13.20');
  store.dispatch(subscribed(billing));
  await settled();
  arrive();
  await settled();
  expect(entry()).toMatchObject({ status: 'loaded', data: 13.2 });
});

test.each(['chargeBillingMethod', 'updateBillingMethod'] as const)(
  '%s has billing and balance read again, without an event',
  async (mutation) => {
    const { fake, store } = await openAccount();
    fake.billed = billed('18.20');
    store.dispatch(subscribed(active));
    store.dispatch(subscribed(billing));
    await settled();
    fake.asked.length = 0;
    store.dispatch(mutated(mutation));
    await settled();
    expect(fake.asked.toSorted()).toEqual([BALANCE, `billing ${ACCOUNT}`]);
  },
);
