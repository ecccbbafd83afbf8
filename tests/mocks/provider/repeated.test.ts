import { expect, test } from 'vitest';
import { demo, idOf, signedIn } from '../client';

const key = (value = 'one') => ({ 'Idempotency-Key': value });
const CREATE = `/1.0/server_groups?${demo}`;
const CHARGE = `mutation ($account: ID!, $amount: Money!) {
  chargeBillingMethod(accountId: $account, amount: $amount) { isComplete }
}`;
const charge = (amount: string) => ({ query: CHARGE, variables: { account: 'acc-owed1', amount } });

test('a repetition under the same key is answered as the first was, and nothing is made again', async () => {
  const { client, provider } = await signedIn();
  const before = provider.world.server_group.all().length;
  const first = await client.call('POST', CREATE, { name: 'twice' }, key());
  const second = await client.call('POST', CREATE, { name: 'twice' }, key());
  expect(second).toMatchObject({ status: first.status, body: first.body });
  expect(provider.world.server_group.all()).toHaveLength(before + 1);
  const third = await client.call('POST', CREATE, { name: 'twice' }, key('two'));
  expect(idOf(third.body)).not.toBe(idOf(first.body));
});

test('the same key for another request is refused', async () => {
  const { client } = await signedIn();
  await client.call('POST', CREATE, { name: 'one' }, key());
  expect(await client.call('POST', CREATE, { name: 'other' }, key())).toMatchObject({
    status: 422,
    body: { errors: ['This Idempotency-Key was used for another request'] },
  });
  expect((await client.call('POST', '/kiosk', charge('5.00'), key())).status).toBe(422);
});

test('a charge is taken once per key, at once or after its connection was dropped', async () => {
  const { client, provider } = await signedIn();
  const owed = () =>
    client.graphql(
      `{ billing(accountId: "acc-owed1", startDate: "2019-01-01", endDate: "2027-01-20") { currentBalance } }`,
    );
  const before = (await owed()).body;
  provider.dials.operations = { chargeBillingMethod: 'lost' };
  expect((await client.call('POST', '/kiosk', charge('5.00'), key())).status).toBe(0);
  const after = (await owed()).body;
  expect(after).not.toEqual(before);
  provider.dials.operations = {};
  const again = [1, 2].map(() => client.call('POST', '/kiosk', charge('5.00'), key()));
  for (const { body } of await Promise.all(again)) {
    expect(body).toEqual({ data: { chargeBillingMethod: { isComplete: true } } });
  }
  expect((await owed()).body).toEqual(after);
});

test('a key is its user’s own', async () => {
  const { client, provider } = await signedIn();
  const create = () => client.call('POST', CREATE, { name: 'mine' }, key());
  const first = await create();
  await client.signIn('otp@example.com');
  await client.giveCode('12345678');
  const second = await create();
  expect(second.status).toBe(first.status);
  expect(idOf(second.body)).not.toBe(idOf(first.body));
  expect(provider.memory.answered.size).toBe(2);
});

test('a failure of the provider’s own is not remembered', async () => {
  const { client, provider } = await signedIn();
  const create = () => client.call('POST', CREATE, { name: 'later' }, key());
  provider.dials.errors = 100;
  expect((await create()).status).toBe(500);
  provider.dials.errors = 0;
  expect((await create()).status).toBeLessThan(300);
});
