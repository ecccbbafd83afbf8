import { expect, test } from 'vitest';
import { type Client, signedIn, standing } from '../client';

const [first, second] = ['X-Account-Meta-Temp-URL-Key', 'X-Account-Meta-Temp-URL-Key-2'];

async function storageToken(client: Client, account = 'acc-demo1'): Promise<string> {
  const { body } = await client.graphql(
    `mutation ($account: ID!) {
      issueJsonWebToken(accountId: $account, scope: ORBIT, duration: 600) { token { token } }
    }`,
    { account },
  );
  const { data } = body as { data: { issueJsonWebToken: { token: { token: string } } } };
  return data.issueJsonWebToken.token.token;
}

test('an account’s keys of temporary links are set, read and cleared', async () => {
  const { client } = await signedIn();
  const token = { 'X-Auth-Token': await storageToken(client) };
  const call = (method: string, headers: Record<string, string> = {}) =>
    client.call(method, '/v1/acc-demo1', undefined, { ...token, ...headers });
  const keys = async () => {
    const { headers } = await call('HEAD');
    return [headers.get(first), headers.get(second)];
  };
  expect(await keys()).toEqual([null, null]);
  expect((await call('POST', { [first]: 'one', [second]: 'two' })).status).toBe(204);
  expect(await keys()).toEqual(['one', 'two']);
  await call('POST', { [first]: '', 'X-Remove-Account-Meta-Temp-URL-Key-2': 'x' });
  expect(await keys()).toEqual([null, null]);
});

test('an account tells how many bytes it keeps, which a closing is held up by', async () => {
  const { client } = await signedIn();
  const used = async (account: string) => {
    const token = { 'X-Auth-Token': await storageToken(client, account) };
    const { headers } = await client.call('HEAD', `/v1/${account}`, undefined, token);
    return Number(headers.get('X-Account-Bytes-Used'));
  };
  expect(await used('acc-demo1')).toBeGreaterThan(0);
  expect(await used('acc-trial')).toBe(0);
});

test('a storage call needs a token of its own account', async () => {
  const { client } = await signedIn();
  expect((await standing().client.call('HEAD', '/v1/acc-demo1')).status).toBe(401);
  const token = { 'X-Auth-Token': await storageToken(client, 'acc-trial') };
  expect((await client.call('HEAD', '/v1/acc-demo1', undefined, token)).status).toBe(403);
});
