import { expect, test } from 'vitest';
import { json } from './fake-fetch';
import { fakeRest } from './fake-rest';

const ACCOUNT = 'acc-aaaaa';

test('something else than a list where a list is due is an error that says so', async () => {
  const { api } = fakeRest(() => json({ id: 'srv-aaaaa' }));
  await expect(api.list('server', { account: ACCOUNT })).rejects.toMatchObject({
    facts: { kind: 'unreadable', status: 200 },
  });
});

test('a change goes to the record or its action, with its body', async () => {
  const { api, requests, asked } = fakeRest(() => json({}, 202));
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
  const { api } = fakeRest(() =>
    json({ id: 'srv-aaaaa' }, 202, {
      Link: '<https://api.example.com/1.0/images/img-aaaaa>; rel=snapshot, <https://x/y>; rel="next"',
    }),
  );
  const answer = await api.send({ method: 'POST', kind: 'server' }, { account: ACCOUNT });
  expect(answer).toEqual({
    status: 202,
    body: { id: 'srv-aaaaa' },
    links: { snapshot: 'https://api.example.com/1.0/images/img-aaaaa', next: 'https://x/y' },
  });
});
