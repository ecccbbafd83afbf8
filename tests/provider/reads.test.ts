import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, failure } from '@/provider/api-error';
import { createReads } from '@/provider/reads';
import type { Answer, Begun, Send } from '@/provider/request';
import { createRetry } from '@/provider/retry';

beforeEach(() => void vi.useFakeTimers());

const answer = (body: unknown): Answer => ({ status: 200, headers: new Headers(), body });

const begun: Begun = { at: 1000, response: new Promise(() => undefined) };

function open() {
  const send = vi.fn<Send>().mockImplementation((path) => Promise.resolve(answer(path)));
  const { start, ...reads } = createReads(send, createRetry(Date.now));
  return {
    ...reads,
    send,
    start: (path: string, query = {}) => start({ path, query, ...begun }),
  };
}

test('a read that was started early answers whoever asks for the same, once', async () => {
  const { send, start, read } = open();
  await start('/1.0/servers', { account_id: 'acc-abcde', metadata: 'true' });
  await read('/1.0/servers', {
    query: { metadata: 'true', account_id: 'acc-abcde', nested: undefined },
  });
  expect(send).toHaveBeenCalledTimes(1);
  await read('/1.0/servers', { query: { account_id: 'acc-abcde', metadata: 'true' } });
  expect(send).toHaveBeenCalledTimes(2);
});

test('another read is sent', async () => {
  const { send, start, read } = open();
  await start('/1.0/servers', { account_id: 'acc-abcde' });
  await read('/1.0/servers', { query: { account_id: 'acc-other' } });
  expect(send).toHaveBeenCalledTimes(2);
});

test('an early read takes the answer of its request, and its 401 only says that nobody is signed in', async () => {
  const { send, start } = open();
  await start('/1.0/accounts');
  expect(send).toHaveBeenCalledExactlyOnceWith(
    '/1.0/accounts',
    { query: {}, expects401: true },
    expect.objectContaining(begun),
  );
});

test('an early read that fails in passing is sent anew', async () => {
  const { send, start } = open();
  send.mockRejectedValueOnce(new ApiError(failure('network', 'No').facts));
  const early = start('/1.0/accounts');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(early).resolves.toEqual(answer('/1.0/accounts'));
  expect(send.mock.calls.map(([, , sent]) => sent?.at)).toEqual([1000, undefined]);
});

test('after an early read has failed, the same read is made anew', async () => {
  const { send, start, read } = open();
  send.mockRejectedValueOnce(new Error('401'));
  await expect(start('/1.0/accounts')).rejects.toThrow('401');
  await expect(read('/1.0/accounts', { query: {} })).resolves.toEqual(answer('/1.0/accounts'));
});

test('an early answer that nobody asked for within ten seconds is too old', async () => {
  const { send, start, read } = open();
  await start('/1.0/servers');
  await vi.advanceTimersByTimeAsync(10_000);
  await read('/1.0/servers', { query: {} });
  expect(send).toHaveBeenCalledTimes(2);
});

test('an answer that waited tells when its read began, one that was asked for now does not', async () => {
  const { start, read } = open();
  await start('/1.0/servers');
  const onBegan = vi.fn<(at: number) => void>();
  await read('/1.0/servers', { onBegan });
  await read('/1.0/servers', { onBegan });
  expect(onBegan).toHaveBeenCalledExactlyOnceWith(1000);
});

test('what was started before a sign-in answers nobody after it', async () => {
  const { send, start, read, forget } = open();
  await start('/1.0/users');
  forget();
  await read('/1.0/users');
  expect(send).toHaveBeenCalledTimes(2);
});
