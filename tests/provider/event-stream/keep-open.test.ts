import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { failure } from '@/provider/api-error';
import type { BayeuxOptions, Broken, Way } from '@/provider/event-stream/bayeux';
import type { StreamStatus } from '@/provider/event-stream/event-stream';
import { keepOpen, START_MS, type Connect } from '@/provider/event-stream/keep-open';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A stream over connections that the test makes succeed and break. */
function open() {
  const connections: (BayeuxOptions & { closed: boolean })[] = [];
  const reported: StreamStatus['state'][] = [];
  const onTokenRefused = vi.fn<() => void>();
  const stream = keepOpen(
    'ws://events.example/stream',
    () =>
      Promise.resolve((options) => {
        const connection = { ...options, closed: false };
        connections.push(connection);
        return {
          close: () => {
            connection.closed = true;
          },
        };
      }),
    {
      account: 'acc-aaaaa',
      token: () => Promise.resolve('token'),
      onTokenRefused,
      onEvent: () => undefined,
      onStatus: ({ state }) => reported.push(state),
    },
  );
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const lose = async (reason: Broken = { why: 'connection' }) => {
    connections.at(-1)!.onBroken(reason);
    await pass(0);
  };
  return { stream, connections, reported, pass, lose, onTokenRefused };
}

test('the channel is the account, and success is reported', async () => {
  const { connections, reported, pass } = open();
  await pass(0);
  expect(connections[0]).toMatchObject({ channel: '/account/acc-aaaaa' });
  connections[0]!.onSubscribed();
  await pass(60_000);
  expect(reported).toEqual(['connecting', 'subscribed']);
});

test('a loss is followed by five attempts of 100 ms, then by quiet ones', async () => {
  const { connections, reported, pass, lose } = open();
  await pass(0);
  connections[0]!.onSubscribed();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await lose();
    const start = Date.now();
    while (connections.length === attempt) await pass(100);
    waits.push(Date.now() - start);
  }
  expect(waits).toEqual([100, 100, 100, 100, 100, 1000, 2000, 5000, 10_000, 30_000, 30_000]);
  expect(reported).toEqual(['connecting', 'subscribed', 'lost', 'disconnected']);
  connections.at(-1)!.onSubscribed();
  await lose();
  await pass(100);
  expect(connections).toHaveLength(13);
  expect(reported.slice(-2)).toEqual(['subscribed', 'lost']);
});

test('not connected 5 s after the start is reported; attempts go on', async () => {
  const { connections, reported, pass } = open();
  await pass(START_MS - 1);
  expect(reported).toEqual(['connecting']);
  await pass(1);
  expect(reported).toEqual(['connecting', 'failed']);
  connections[0]!.onSubscribed();
  expect(reported.at(-1)).toBe('subscribed');
});

test('a server that cannot be reached at the start is reported once, after those 5 s', async () => {
  const { reported, pass, lose } = open();
  await pass(0);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await lose();
    await pass(1000);
  }
  expect(reported).toEqual(['connecting', 'failed']);
});

const ways = (connections: readonly { way: Way }[]) => connections.map(({ way }) => way);

test('where no WebSocket can be had, long-polling takes turns with it, and has time to be there first', async () => {
  const { connections, reported, pass, lose } = open();
  await pass(0);
  expect(connections[0]!.openWithin).toBe(2500);
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await lose();
    await pass(100);
  }
  expect(ways(connections)).toEqual(['socket', 'polling', 'socket', 'polling', 'socket']);
  expect(connections[1]!.openWithin).toBeUndefined();
  await lose();
  await pass(100);
  connections.at(-1)!.onSubscribed();
  expect(ways(connections)).toEqual([
    'socket',
    'polling',
    'socket',
    'polling',
    'socket',
    'polling',
  ]);
  expect(reported).toEqual(['connecting', 'subscribed']);
  // The network may have changed: a WebSocket is worth another try.
  await lose();
  await pass(100);
  await lose();
  await pass(100);
  expect(ways(connections)).toEqual([
    'socket',
    'polling',
    'socket',
    'polling',
    'socket',
    'polling',
    'socket',
    'polling',
  ]);
});

test('where a WebSocket was had, only slow attempts are by long-polling: its server may be starting again', async () => {
  const { connections, pass, lose } = open();
  await pass(0);
  connections[0]!.onSubscribed();
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await lose();
    await pass(30_000);
  }
  expect(ways(connections)).toEqual([
    'socket',
    'socket',
    'socket',
    'socket',
    'socket',
    'socket',
    'socket',
    'polling',
    'socket',
    'polling',
  ]);
  expect(connections.at(-2)!.openWithin).toBeUndefined();
});

test('a refused token says nothing against the WebSocket that carried the refusal', async () => {
  const { connections, pass, lose } = open();
  await pass(0);
  await lose({ why: 'refused', message: '403::Please supply valid security token' });
  await pass(100);
  await lose({ why: 'token', thrown: failure('network', 'no') });
  await pass(30_000);
  await lose();
  await pass(30_000);
  expect(ways(connections)).toEqual(['socket', 'socket', 'socket', 'socket']);
});

test('a refused subscription is asked for once more with a new token, then reported', async () => {
  const { connections, reported, pass, lose, onTokenRefused } = open();
  await pass(0);
  await lose({ why: 'refused', message: '403::Please supply valid security token' });
  expect(onTokenRefused).toHaveBeenCalledOnce();
  await pass(100);
  expect(connections).toHaveLength(2);
  expect(reported).toEqual(['connecting']);
  await lose({ why: 'refused', message: '403::Please supply valid security token' });
  expect(reported).toEqual(['connecting', 'failed']);
  await pass(999);
  expect(connections).toHaveLength(2);
});

test('a GraphQL API that gives no token is reported, and not asked five times in half a second', async () => {
  const { connections, reported, pass, lose } = open();
  await pass(0);
  await lose({ why: 'token', thrown: failure('network', 'no') });
  expect(reported).toEqual(['connecting', 'no-token']);
  await pass(999);
  expect(connections).toHaveLength(1);
  await pass(10_000);
  expect(connections).toHaveLength(2);
  expect(reported).toEqual(['connecting', 'no-token']);
});

test('what goes on being wrong is reported once', async () => {
  const { reported, pass, lose } = open();
  await pass(0);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await lose({ why: 'token', thrown: failure('network', 'no') });
    await pass(30_000);
  }
  expect(reported).toEqual(['connecting', 'no-token']);
});

/** Opens a stream over the client that `connect` gives. */
function openWith(connect: () => Promise<Connect>) {
  return keepOpen('ws://events.example/stream', connect, {
    account: 'acc-aaaaa',
    token: () => Promise.resolve('token'),
    onTokenRefused: () => undefined,
    onEvent: () => undefined,
    onStatus: () => undefined,
  });
}

test('a client that cannot be loaded is an attempt that failed', async () => {
  const connect = vi.fn<() => Promise<Connect>>(() => Promise.reject(new Error('gone')));
  const stream = openWith(connect);
  await vi.advanceTimersByTimeAsync(250);
  expect(connect).toHaveBeenCalledTimes(3);
  stream.close();
});

/** Collects unhandled rejections, which would otherwise fail the test. */
function watchRejections() {
  const event = 'unhandledRejection';
  const rejected: unknown[] = [];
  const listeners = process.listeners(event);
  process.removeAllListeners(event).on(event, (thrown) => rejected.push(thrown));
  onTestFinished(() => {
    process.removeAllListeners(event);
    for (const listener of listeners) process.on(event, listener);
  });
  return rejected;
}

test('a defect of ours at the opening is reported, not taken for a lost connection', async () => {
  const rejected = watchRejections();
  const defect = new TypeError('no such field');
  const connect = vi.fn<() => Promise<Connect>>(() =>
    Promise.resolve(() => {
      throw defect;
    }),
  );
  const stream = openWith(connect);
  await vi.advanceTimersByTimeAsync(250);
  expect(rejected).toEqual([defect]);
  expect(connect).toHaveBeenCalledOnce();
  stream.close();
});

test('a network that is back need not wait', async () => {
  const { stream, connections, pass, lose } = open();
  await pass(0);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await lose();
    await pass(1000);
  }
  await lose();
  const before = connections.length;
  stream.retryNow();
  await pass(0);
  expect(connections).toHaveLength(before + 1);
  stream.retryNow();
  await pass(0);
  expect(connections).toHaveLength(before + 1);
});

test('a loss into silence is reported five seconds later, however long each attempt takes', async () => {
  const { connections, reported, pass, lose } = open();
  await pass(0);
  connections[0]!.onSubscribed();
  await lose();
  await pass(START_MS - 1);
  expect(reported).toEqual(['connecting', 'subscribed', 'lost']);
  await pass(1);
  expect(reported.at(-1)).toBe('disconnected');
  connections.at(-1)!.onSubscribed();
  await pass(60_000);
  expect(reported.at(-1)).toBe('subscribed');
});

test('a page that wakes up does not wait for an attempt into the silence', async () => {
  const { stream, connections, pass } = open();
  await pass(0);
  stream.retryNow();
  await pass(0);
  expect(connections).toHaveLength(1);
  await pass(1000);
  stream.retryNow();
  await pass(0);
  expect(connections.map(({ closed }) => closed)).toEqual([true, false]);
});

test('a network that was gone leaves no connection that is taken for live', async () => {
  const { stream, connections, reported, pass } = open();
  await pass(0);
  connections[0]!.onSubscribed();
  await pass(60_000);
  stream.retryNow();
  expect(connections).toHaveLength(1);
  stream.retryNow(true);
  await pass(60_000);
  expect(reported).toEqual(['connecting', 'subscribed', 'lost', 'disconnected']);
  expect(connections.map(({ closed }) => closed)).toEqual([true, false]);
});

test('a closed stream closes its connection and tries no more', async () => {
  const { stream, connections, reported, pass } = open();
  await pass(0);
  stream.close();
  await pass(60_000);
  expect(connections).toMatchObject([{ closed: true }]);
  expect(reported).toEqual(['connecting']);
});
