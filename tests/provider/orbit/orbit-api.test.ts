import { expect, test, vi } from 'vitest';
import { createContainerCall } from '@/model/container/calls';
import { makeDirectoryCall } from '@/model/object/calls';
import { createOrbit } from '@/provider/orbit/orbit-api';
import { fakeFetch } from '../fake-fetch';

const HEADERS = { 'X-Account-Bytes-Used': '5', 'X-Account-Meta-Temp-URL-Key': 'k' };
const there = () => new Response(null, { status: 204, headers: HEADERS });

/**
 * Sets up Orbit before a provider that gives this answer, with a new token for each request of one.
 */
function orbit(answer: (request: Request) => Response) {
  const requests = fakeFetch(answer);
  let tokens = 0;
  const issuer = {
    orbitToken: vi.fn(async () => `token-${(tokens += 1)}`),
    forgetOrbitToken: vi.fn<(account: string, token: string) => void>(),
  };
  return { api: createOrbit('https://orbit.example.com/v1', issuer), issuer, requests };
}

test('an account is asked for by HEAD, with a token and without cookies', async () => {
  const { api, requests } = orbit(there);
  expect(await api.account('acc-aaaaa')).toEqual({
    bytes: 5,
    containers: undefined,
    objects: undefined,
    keys: [true, false],
  });
  const [request] = requests;
  expect(`${request!.method} ${request!.url}`).toBe('HEAD https://orbit.example.com/v1/acc-aaaaa');
  expect(request!.headers.get('X-Auth-Token')).toBe('token-1');
  expect(request!.headers.has('X-Requested-With')).toBe(false);
  expect([request!.credentials, request!.cache]).toEqual(['omit', 'no-store']);
});

test('a listing without a word is one of nothing only where the answer says so', async () => {
  const options = { account: 'acc-aaaaa' };
  const none = orbit(() => new Response(null, { status: 204, headers: HEADERS }));
  expect(await none.api.containers(options)).toEqual([]);
  const cutOff = orbit(() => new Response('', { status: 200, headers: HEADERS }));
  await expect(cutOff.api.containers(options)).rejects.toMatchObject({
    facts: { kind: 'unreadable' },
  });
});

test('its metadata are saved by POST', async () => {
  const { api, requests } = orbit(() => new Response(null, { status: 204 }));
  await api.send(
    { kind: 'account', id: 'acc-aaaaa', storage: { method: 'POST', headers: { 'X-Some': 'k' } } },
    { account: 'acc-aaaaa' },
  );
  expect(requests.map(({ method, headers }) => [method, headers.get('X-Some')])).toEqual([
    ['POST', 'k'],
  ]);
});

test('a directory is made only where nothing is, in one request', async () => {
  const { api, requests } = orbit(() => new Response(null, { status: 201 }));
  const place = { account: 'acc-aaaaa', container: 'box', object: 'new' };
  await api.send(makeDirectoryCall(place), { account: 'acc-aaaaa' });
  expect(requests.map(({ method, headers }) => [method, headers.get('If-None-Match')])).toEqual([
    ['PUT', '*'],
  ]);
});

test('a 401 asks for a new token and tries once more', async () => {
  const { api, issuer, requests } = orbit((request) =>
    request.headers.get('X-Auth-Token') === 'token-1' ? new Response('', { status: 401 }) : there(),
  );
  await expect(api.account('acc-aaaaa')).resolves.toMatchObject({ bytes: 5 });
  expect(issuer.forgetOrbitToken.mock.calls).toEqual([['acc-aaaaa', 'token-1']]);
  expect(requests).toHaveLength(2);
});

test('a second 401 is told as storage’s own, with its request', async () => {
  const { api, requests } = orbit(
    () => new Response('', { status: 401, headers: { 'X-Trans-Id': 'tx1' } }),
  );
  await expect(api.account('acc-aaaaa')).rejects.toMatchObject({
    facts: {
      kind: 'refused',
      status: 401,
      name: 'ORBIT_UNAUTHORIZED',
      messages: ['Orbit didn’t accept the panel’s token'],
      requestId: 'tx1',
    },
  });
  expect(requests).toHaveLength(2);
});

test('a new container that is there already is refused, whatever was known', async () => {
  const { api, requests } = orbit(() => new Response('', { status: 202 }));
  await expect(
    api.send(createContainerCall('acc-aaaaa', 'box'), { account: 'acc-aaaaa' }),
  ).rejects.toMatchObject({ facts: { kind: 'refused', status: 412 } });
  expect(requests.map(({ method }) => method)).toEqual(['PUT']);
});

test('an answer without its headers is unreadable, none at all is a matter of the network', async () => {
  await expect(
    orbit(() => new Response(null, { status: 204 })).api.account('acc-aaaaa'),
  ).rejects.toMatchObject({ facts: { kind: 'unreadable' } });
  const { api } = orbit(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(api.account('acc-aaaaa')).rejects.toMatchObject({ facts: { kind: 'network' } });
});
