import { expect, test, vi } from 'vitest';
import { createSend } from '@/provider/request';
import { createRest } from '@/provider/rest';
import { fakeFetch, json } from './fake-fetch';

const ACCOUNT = 'acc-aaaaa';

function rest(answer: (request: Request) => Response) {
  const requests = fakeFetch(answer);
  const send = createSend('https://api.example.com', {
    onSessionLife: vi.fn<() => void>(),
    ifUnauthenticated: () => vi.fn<() => void>(),
  });
  const asked = () =>
    requests.map(({ method, url }) => `${method} ${url.replace('https://api.example.com', '')}`);
  return { api: createRest(send), requests, asked };
}

test('a collection is asked for on behalf of the account, servers with their labels', async () => {
  const { api, asked } = rest(() => json([]));
  await api.list('server', { account: ACCOUNT });
  await api.list('volume', { account: ACCOUNT });
  expect(asked()).toEqual([
    'GET /1.0/servers?account_id=acc-aaaaa&metadata=true',
    'GET /1.0/volumes?account_id=acc-aaaaa',
  ]);
});

test('accounts are asked for without nesting, zones and the like without an account', async () => {
  const { api, asked } = rest(() => json([]));
  await api.list('account', { account: ACCOUNT });
  await api.list('zone', { account: ACCOUNT });
  await api.ownCollaborations();
  expect(asked()).toEqual([
    'GET /1.0/accounts?nested=false',
    'GET /1.0/zones',
    'GET /1.0/user/collaborations',
  ]);
});

test('something else than a list where a list is due is an error that says so', async () => {
  const { api } = rest(() => json({ id: 'srv-aaaaa' }));
  await expect(api.list('server', { account: ACCOUNT })).rejects.toMatchObject({
    facts: { kind: 'unreadable', status: 200 },
  });
});

test('a change goes to the record or its action, with its body', async () => {
  const { api, requests, asked } = rest(() => json({}, 202));
  const server = { kind: 'server', id: 'srv-aaaaa' } as const;
  await api.send({ ...server, method: 'PUT', body: { name: 'web' } }, { account: ACCOUNT });
  await api.send({ ...server, method: 'POST', action: 'stop' }, { account: ACCOUNT });
  await api.send({ ...server, method: 'DELETE' }, { account: ACCOUNT });
  expect(asked()).toEqual([
    'PUT /1.0/servers/srv-aaaaa?account_id=acc-aaaaa',
    'POST /1.0/servers/srv-aaaaa/stop?account_id=acc-aaaaa',
    'DELETE /1.0/servers/srv-aaaaa?account_id=acc-aaaaa',
  ]);
  await expect(requests[0]!.json()).resolves.toEqual({ name: 'web' });
  await expect(requests[1]!.text()).resolves.toBe('');
});

test('an answer tells its status, what it says and what it links to', async () => {
  const { api } = rest(() =>
    json({ id: 'srv-aaaaa' }, 202, {
      Link: '<https://api.example.com/1.0/images/img-aaaaa>; rel=snapshot, <https://x/y>; rel="next"',
    }),
  );
  const answer = await api.send({ method: 'POST', kind: 'server' });
  expect(answer).toEqual({
    status: 202,
    body: { id: 'srv-aaaaa' },
    links: { snapshot: 'https://api.example.com/1.0/images/img-aaaaa', next: 'https://x/y' },
  });
});
