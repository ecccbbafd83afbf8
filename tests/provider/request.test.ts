import { expect, test, vi } from 'vitest';
import { errorFacts } from '@/provider/api-error';
import { createSend, type Send } from '@/provider/request';
import { fakeFetch, json } from './fake-fetch';

function sender() {
  const onUnauthenticated = vi.fn<() => void>();
  const hooks = {
    onSessionLife: vi.fn<(s: number) => void>(),
    onUnauthenticated,
    ifUnauthenticated: vi.fn(() => onUnauthenticated),
  };
  return { hooks, send: createSend('https://api.example.com', hooks) };
}

/** The facts of the failure that a call ends in. */
async function failureOf(work: Promise<unknown>) {
  return errorFacts(
    await work.then(
      () => expect.unreachable(),
      (thrown: unknown) => thrown,
    ),
  );
}

async function facts(answer: () => Response, options?: Parameters<Send>[1]) {
  fakeFetch(answer);
  const { send, hooks } = sender();
  return { facts: await failureOf(send('/1.0/servers', options)), hooks };
}

test('a call is marked as made by script and sends credentials', async () => {
  const requests = fakeFetch(() => json([]));
  await sender().send('/1.0/servers');
  expect(requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(requests[0]?.credentials).toBe('include');
  expect(requests[0]?.method).toBe('GET');
});

test('a key names the press only where the provider takes it', async () => {
  const requests = fakeFetch(() => json({}));
  const options = { method: 'POST', json: {}, key: 'one' } as const;
  await sender().send('/1.0/servers', options);
  await createSend('', sender().hooks, true)('/1.0/servers', options);
  await createSend('', sender().hooks, true)('/1.0/servers');
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([null, 'one', null]);
});

test('query parameters that are undefined are left out', async () => {
  const requests = fakeFetch(() => json([]));
  await sender().send('/1.0/servers', { query: { account_id: 'acc-abcde', nested: undefined } });
  expect(requests[0]?.url).toBe('https://api.example.com/1.0/servers?account_id=acc-abcde');
});

test('a body is sent as JSON or as a form', async () => {
  const requests = fakeFetch(() => json({}));
  const { send } = sender();
  await send('/1.0/servers', { method: 'POST', json: { name: 'web & co' } });
  await send('/auth', { method: 'POST', form: { username: 'ada@example.com' } });
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(await requests[0]?.json()).toEqual({ name: 'web & co' });
  expect(await requests[1]?.text()).toBe('username=ada%40example.com');
});

test('every answer tells how long the session lives, a refused one too', async () => {
  const answers = [
    json([], 200, { 'X-Session-Expires-In': '3600' }),
    json({}, 422, { 'X-Session-Expires-In': '3599.5' }),
    json([], 200, { 'X-Session-Expires-In': 'soon' }),
  ];
  fakeFetch(() => answers.shift() ?? json([]));
  const { send, hooks } = sender();
  await send('/1.0/servers');
  await failureOf(send('/1.0/servers'));
  await send('/1.0/servers');
  expect(hooks.onSessionLife.mock.calls).toEqual([[3600], [3599.5]]);
});

test('a 401 ends the session', async () => {
  const { hooks, facts: found } = await facts(() => json({ error: 'invalid_token' }, 401));
  expect(hooks.onUnauthenticated).toHaveBeenCalledOnce();
  expect(found).toMatchObject({ kind: 'refused', status: 401, name: 'invalid_token' });
});

test('a 401 of sign-in or of the check at the start does not', async () => {
  const { hooks } = await facts(() => json({}, 401), { expects401: true });
  expect(hooks.onUnauthenticated).not.toHaveBeenCalled();
});

test('a refusal carries its name, its sentences and the id to quote', async () => {
  const body = { error_name: 'invalid', errors: ['Name is too long', 'Zone is unknown'] };
  const { facts: found } = await facts(() => json(body, 422, { 'X-Request-Id': 'req-1' }));
  expect(found).toEqual({
    kind: 'refused',
    status: 422,
    name: 'invalid',
    messages: ['Name is too long', 'Zone is unknown'],
    messageSource: 'fields',
    requestId: 'req-1',
  });
});

test.each([
  ['a JSON string', () => json('Not here', 404), 'Not here', 'text'],
  [
    'plain text',
    () => new Response('Go away\n', { status: 403, headers: { 'Content-Type': 'text/plain' } }),
    'Go away',
    'text',
  ],
  [
    'a page of markup',
    () => new Response('<h1>Oops</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    'The provider answered with status 502',
    'us',
  ],
  [
    'nothing',
    () => new Response(null, { status: 500 }),
    'The provider answered with status 500',
    'us',
  ],
  ['another shape', () => json([1, 2], 400), 'The provider answered with status 400', 'us'],
])('a refusal of %s is a sentence', async (_, answer, message, messageSource) => {
  const { facts: found } = await facts(answer);
  expect(found).toMatchObject({ kind: 'refused', messages: [message], messageSource });
});

test.each([
  ['markup', '<!doctype html><title>Sign in to the hotel</title>'],
  ['half of an object', '{"id": "srv-'],
])('an answer of %s is unreadable', async (_, text) => {
  const { facts: found } = await facts(() => new Response(text));
  expect(found).toMatchObject({
    kind: 'unreadable',
    messages: ['Unreadable response from the provider'],
  });
});

test('an empty answer has no body', async () => {
  fakeFetch(() => new Response(null, { status: 204 }));
  await expect(sender().send('/auth', { method: 'DELETE' })).resolves.toMatchObject({
    status: 204,
    body: undefined,
  });
});

test.each([
  ['offline all along was never sent', [false, false], 'unsent'],
  ['back when it failed may have been sent', [false, true], 'network'],
  ['cut off under way may have been sent', [true, false], 'network'],
] as const)('a call of a browser that is %s', async (_, [before, after], kind) => {
  const browser = { onLine: before as boolean };
  vi.stubGlobal('navigator', browser);
  fakeFetch(() => {
    browser.onLine = after;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await failureOf(sender().send('/1.0/servers'))).toMatchObject({ kind });
});

test('no answer is told from a call that was withdrawn', async () => {
  fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  const { send } = sender();
  expect(await failureOf(send('/1.0/servers'))).toMatchObject({ kind: 'network', status: 0 });
  const controller = new AbortController();
  controller.abort();
  const withdrawn = send('/1.0/servers', { signal: controller.signal });
  expect(await failureOf(withdrawn)).toMatchObject({ kind: 'cancelled' });
});
