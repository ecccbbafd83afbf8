import { beforeEach, expect, test, vi } from 'vitest';
import { createEarlyReads } from '@/provider/early-reads';
import type { Answer, Send } from '@/provider/request';

beforeEach(() => void vi.useFakeTimers());

const answer = (body: unknown): Answer => ({ status: 200, headers: new Headers(), body });

function early() {
  const send = vi.fn<Send>().mockImplementation((path) => Promise.resolve(answer(path)));
  return { send, reads: createEarlyReads(send, () => Date.now()) };
}

test('a read that was started early answers whoever asks for the same, once', async () => {
  const { send, reads } = early();
  await reads.start({ path: '/1.0/servers', query: { account_id: 'acc-abcde', metadata: 'true' } });
  await reads.send('/1.0/servers', {
    query: { metadata: 'true', account_id: 'acc-abcde', nested: undefined },
  });
  expect(send).toHaveBeenCalledTimes(1);
  await reads.send('/1.0/servers', { query: { account_id: 'acc-abcde', metadata: 'true' } });
  expect(send).toHaveBeenCalledTimes(2);
});

test('another read, and a change at the same address, are sent', async () => {
  const { send, reads } = early();
  await reads.start({ path: '/1.0/servers', query: { account_id: 'acc-abcde' } });
  await reads.send('/1.0/servers', { query: { account_id: 'acc-other' } });
  await reads.send('/1.0/servers', { method: 'POST', query: { account_id: 'acc-abcde' } });
  expect(send).toHaveBeenCalledTimes(3);
});

test('an early 401 only says that nobody is signed in', async () => {
  const { send, reads } = early();
  await reads.start({ path: '/1.0/accounts', query: {} });
  expect(send).toHaveBeenCalledWith('/1.0/accounts', { query: {}, expects401: true });
});

test('after an early read has failed, the same read is made anew', async () => {
  const { send, reads } = early();
  send.mockRejectedValueOnce(new Error('401'));
  await expect(reads.start({ path: '/1.0/accounts', query: {} })).rejects.toThrow('401');
  await expect(reads.send('/1.0/accounts', { query: {} })).resolves.toEqual(
    answer('/1.0/accounts'),
  );
});

test('an early answer that nobody asked for within ten seconds is too old', async () => {
  const { send, reads } = early();
  await reads.start({ path: '/1.0/servers', query: {} });
  await vi.advanceTimersByTimeAsync(10_000);
  await reads.send('/1.0/servers', { query: {} });
  expect(send).toHaveBeenCalledTimes(2);
});

test('an answer that waited tells when its read began, one that was asked for now does not', async () => {
  vi.setSystemTime(1000);
  const { reads } = early();
  await reads.start({ path: '/1.0/servers', query: {} });
  vi.setSystemTime(6000);
  const onBegan = vi.fn<(at: number) => void>();
  await reads.send('/1.0/servers', { onBegan });
  await reads.send('/1.0/servers', { onBegan });
  expect(onBegan).toHaveBeenCalledExactlyOnceWith(1000);
});

test('what was started before a sign-in answers nobody after it', async () => {
  const { send, reads } = early();
  await reads.start({ path: '/1.0/users', query: {} });
  reads.forget();
  await reads.send('/1.0/users');
  expect(send).toHaveBeenCalledTimes(2);
});
