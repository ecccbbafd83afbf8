import type { Fault } from '@mocks/provider/faults';
import { expect, test } from 'vitest';
import { type Client, signedIn } from '../client';

const details = '{ userDetails { id } }';

const send = `mutation ($accountId: ID!, $message: String!) {
  sendBillingMessage(accountId: $accountId, message: $message) { __typename }
}`;

const sendMessage = (client: Client, message: string) =>
  client.graphql(send, { accountId: 'acc-demo1', message });

const coded = [
  ['fail-403', 'FORBIDDEN'],
  ['fail-404', 'NOT_FOUND'],
  ['fail-409', 'CONFLICT'],
  ['fail-422', 'BAD_USER_INPUT'],
  ['fail-500', 'INTERNAL_SERVER_ERROR'],
  ['fail-503', 'SERVICE_UNAVAILABLE'],
] as const;

test.each(coded)('a query that fails by dial as %s has the code %s', async (fault, code) => {
  const { client } = await signedIn({ dials: { operations: { userDetails: fault } } });
  const { status, body } = await client.graphql(details);
  expect(status).toBe(200);
  const { data, errors } = body as { data: unknown; errors: { extensions: { code: string } }[] };
  expect(data).toBeNull();
  expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set([code]));
});

test('a refusal in two sentences is two errors', async () => {
  const { client } = await signedIn({ dials: { operations: { userDetails: 'fail-422' } } });
  const { body } = await client.graphql(details);
  expect((body as { errors: { message: string }[] }).errors.map(({ message }) => message)).toEqual([
    'Name is reserved',
    'Name is not what we expected',
  ]);
});

const bare: [Fault, number, string][] = [
  ['fail-html', 502, '<h1>502 Bad Gateway</h1>'],
  ['fail-empty', 200, ''],
  ['fail-malformed', 200, '{"id": "srv-'],
  ['fail-string', 401, 'Unauthorized'],
  ['drop', 0, ''],
  ['lost', 0, ''],
];

test.each(bare)(
  'one that fails as %s is answered %i, without GraphQL',
  async (fault, status, text) => {
    const { client } = await signedIn({ dials: { operations: { userDetails: fault } } });
    const answer = await client.graphql(details);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  },
);

test('the others go on, and a slow one does as usual in the end', async () => {
  const dials = { operations: { userDetails: 'slow', metrics: 'drop' }, slowness: 60 } as const;
  const { client } = await signedIn({ dials });
  const begun = performance.now();
  const { body } = await client.graphql(details);
  expect(body).toEqual({ data: { userDetails: { id: 'usr-demo1' } } });
  expect(performance.now() - begun).toBeGreaterThan(50);
});

test('of a hundred operations, a hundred can fail', async () => {
  const { client } = await signedIn({ dials: { errors: 100 } });
  const { body } = await client.graphql(details);
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
});

test('a fault as the text of a variable is what the operation answers', async () => {
  const { client } = await signedIn();
  const code = { code: 'BAD_USER_INPUT' };
  expect((await sendMessage(client, 'fail-422')).body).toMatchObject({
    errors: [{ extensions: code }, { extensions: code }],
  });
  expect((await sendMessage(client, 'Why fail-422?')).text).toContain('MessageReceipt');
});

test('mutations of an account that is named after a fault fail, queries go on', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { name: 'later fail-html' });
  expect((await sendMessage(client, 'Hello')).status).toBe(502);
  const balance = `query ($accountId: ID!) {
    billing(accountId: $accountId, startDate: "2019-01-01", endDate: "2027-01-20") { currentBalance }
  }`;
  const { status, body } = await client.graphql(balance, { accountId: 'acc-demo1' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: { billing: { currentBalance: expect.any(String) as string } },
  });
});
