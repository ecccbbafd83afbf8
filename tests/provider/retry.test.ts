import { expect, test, vi } from 'vitest';
import { ApiError, retryAfterOf } from '@/provider/api-error';
import { createGraphqlApi } from '@/provider/graphql/graphql-api';
import { readPublicJson } from '@/provider/public-json';
import { createRest } from '@/provider/rest';
import { createReads } from '@/provider/reads';
import { createSend } from '@/provider/request';
import { createRetry, quietWait } from '@/provider/retry';
import { createSessionApi } from '@/provider/session';
import { fakeFetch, json } from './fake-fetch';

const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const failed = (status: number, headers: Record<string, string> = {}) => json({}, status, headers);

/** The panel's APIs before a provider that gives these answers, the last one for ever. */
function panel(...answers: (() => Response | Promise<Response>)[]) {
  const waits: number[] = [];
  const requests = fakeFetch(() => (answers.length > 1 ? answers.shift() : answers[0])!());
  const hooks = { onSessionLife: () => undefined, ifUnauthenticated: () => () => undefined };
  let clock = 0;
  const retry = createRetry(
    () => ++clock,
    (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    () => 0.5,
  );
  const change = createSend('https://api.example.com', hooks);
  const { read } = createReads(change, retry);
  return {
    waits,
    requests,
    retry,
    rest: createRest(read, change),
    session: createSessionApi(read, change),
    graphql: createGraphqlApi(change, hooks.ifUnauthenticated, () => 0, retry),
  };
}

const failure = (status: number, more: object = {}) => ({
  kind: 'refused' as const,
  status,
  name: undefined,
  messages: ['No'],
  messageSource: 'us' as const,
  requestId: undefined,
  ...more,
});

test.each([
  ['a failing provider', failure(500), [500, 1500]],
  ['a gateway without it', failure(502), [500, 1500]],
  ['a provider that does not know of it', failure(501), []],
  ['a dropped connection', failure(0, { kind: 'network' }), [500, 1500]],
  ['a browser without a network', failure(0, { kind: 'unsent' }), []],
  ['a read that was withdrawn', failure(0, { kind: 'cancelled' }), []],
  ['an answer that is no JSON', failure(200, { kind: 'unreadable' }), []],
  ['the end of the session', failure(401), []],
  ['a refusal', failure(403), []],
  ['nothing there', failure(404), []],
  ['too many requests, without a time', failure(429), []],
  ['too many requests, with one', failure(429, { retryAfterMs: 3000 }), [3000, 3000]],
  ['a provider that asks for time', failure(503, { retryAfterMs: 1000 }), [1000, 1500]],
  ['one that asks for 5 s', failure(503, { retryAfterMs: 5000 }), [5000, 5000]],
  ['one that asks for more', failure(503, { retryAfterMs: 5001 }), []],
  ['one that is closed for maintenance', failure(503, { name: 'maintenance' }), []],
  ['GraphQL that fails', failure(200, { name: 'INTERNAL_SERVER_ERROR' }), [500, 1500]],
  ['GraphQL that refuses', failure(200, { name: 'FORBIDDEN' }), []],
])('after %s a read waits so long', (_, error, waits) => {
  const found = [1, 2, 3].map((tries) => quietWait(error, tries, () => 0.5));
  expect(found.filter((wait) => wait !== undefined)).toEqual(waits);
});

test('many panels do not ask again at the same moment', () => {
  const waits = [0, 0.5, 1].map((random) => quietWait(failure(500), 1, () => random));
  expect(waits).toEqual([375, 500, 625]);
});

test.each([
  ['seconds', '7', 7000],
  ['a date', 'Sun, 22 Nov 2026 12:00:10 GMT', 10_000],
  ['a date that has passed', 'Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['anything else', 'soon', undefined],
  ['nothing', undefined, undefined],
])('a provider says when to ask again by %s', (_, text, after) => {
  const headers = new Headers(text === undefined ? {} : { 'Retry-After': text });
  const now = Date.UTC(2026, 10, 22, 12);
  expect(retryAfterOf(headers, now).retryAfterMs).toBe(after);
});

test('a read that fails twice in passing is answered by the third try', async () => {
  const { rest, requests, waits } = panel(
    lost,
    () => failed(503, { 'Retry-After': '2' }),
    () => json([{ id: 'srv-aaaaa' }]),
  );
  const onBegan = vi.fn();
  await expect(rest.list('server', { account: 'acc-aaaaa', onBegan })).resolves.toHaveLength(1);
  expect(requests).toHaveLength(3);
  expect(waits).toEqual([500, 2000]);
  expect(onBegan.mock.calls).toEqual([[1], [2]]);
});

test('after three tries the failure is told, with the id to quote', async () => {
  const { rest, requests } = panel(() => failed(500, { 'X-Request-Id': 'req-1' }));
  await expect(rest.list('server', { account: 'acc-aaaaa' })).rejects.toMatchObject({
    facts: { status: 500, requestId: 'req-1' },
  });
  expect(requests).toHaveLength(3);
});

test.each(['POST', 'PUT', 'DELETE'] as const)('a change by %s is sent once', async (method) => {
  for (const answer of [lost, () => failed(503, { 'Retry-After': '1' })]) {
    const { rest, requests } = panel(answer);
    const call = { kind: 'server', id: 'srv-aaaaa', method } as const;
    await expect(rest.send(call, { account: 'acc-aaaaa' })).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  }
});

test('neither a sign-in nor a GraphQL mutation, a token of events included, is sent twice', async () => {
  const { session, graphql, requests } = panel(() => failed(500));
  const mutation = { kind: 'account', mutation: 'requestLimitChange', variables: {} } as never;
  await expect(session.signIn({ username: 'a', password: 'b' })).rejects.toBeInstanceOf(ApiError);
  await expect(session.oneTimePassword({ otp: '123456' })).rejects.toBeInstanceOf(ApiError);
  await expect(session.signOut()).rejects.toBeInstanceOf(ApiError);
  await expect(graphql.eventToken('acc-aaaaa')).rejects.toBeInstanceOf(ApiError);
  await expect(graphql.mutate(mutation)).rejects.toBeInstanceOf(ApiError);
  expect(requests).toHaveLength(5);
});

test('a GraphQL query and the public price list are read again', async () => {
  const errors = [{ message: 'No', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
  const found = panel(
    () => failed(502),
    () => json({ data: null, errors }),
    () => json({ data: { billing: { currentBalance: '1.00' } } }),
  );
  await expect(found.graphql.accountBalance('acc-aaaaa')).resolves.toEqual({ balance: 1 });
  expect(found.requests).toHaveLength(3);
  const prices = panel(
    () => failed(500),
    () => json([]),
  );
  await expect(prices.retry(() => readPublicJson('https://a.example.com/'))).resolves.toEqual([]);
});

test('a read that is withdrawn while it waits is not sent again', async () => {
  const requests = fakeFetch(() => failed(500));
  const hooks = { onSessionLife: () => undefined, ifUnauthenticated: () => () => undefined };
  const { read } = createReads(createSend('', hooks), createRetry(Date.now));
  const controller = new AbortController();
  const asked = read('/1.0/servers', { signal: controller.signal });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  controller.abort();
  await expect(asked).rejects.toMatchObject({ facts: { kind: 'cancelled' } });
  expect(requests).toHaveLength(1);
});
