import { beforeEach, expect, test, vi } from 'vitest';
import { type BayeuxOptions, connectBayeux, type Broken } from '@/provider/event-stream/bayeux';

interface Sent {
  id: string;
  channel: string;
  advice?: { timeout?: number };
}

/** A socket that says only what the test makes it say. */
class SilentSocket {
  static last: SilentSocket;
  readonly sent: Sent[] = [];
  onopen: (event: object) => void = () => undefined;
  onclose: (event: object) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor() {
    SilentSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(...(JSON.parse(text) as Sent[]));
  }

  isClosed = false;
  /** The other side does not receive it. */
  close(): void {
    this.isClosed = true;
  }

  /** Returns the last message on a channel. */
  asked(channel: string): Sent {
    return this.sent.findLast((message) => message.channel === channel)!;
  }

  async answer(channel: string): Promise<void> {
    const advice = { reconnect: 'retry', interval: 0, timeout: 45_000 };
    const fields = { version: '1.0', supportedConnectionTypes: ['websocket'], clientId: 'client' };
    const answer = { ...fields, channel, id: this.asked(channel).id, successful: true, advice };
    this.onmessage({ data: JSON.stringify([answer]) });
    await pass(0);
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  const { setTimeout, clearTimeout } = globalThis;
  const page = { setTimeout, clearTimeout, WebSocket: SilentSocket };
  vi.stubGlobal('window', Object.assign(new EventTarget(), page));
});

function connect(more: Pick<BayeuxOptions, 'openWithin'> = {}) {
  const broken = vi.fn<(reason: Broken) => void>();
  const subscribed = vi.fn<() => void>();
  connectBayeux({
    way: 'socket',
    address: 'ws://events.example/stream',
    ...more,
    channel: '/account/acc-aaaaa',
    token: () => Promise.resolve('token'),
    onSubscribed: subscribed,
    onMessage: () => undefined,
    onBroken: broken,
  });
  return { broken, subscribed, socket: SilentSocket.last };
}

/**
 * Subscribes. The first connect is answered after that many ms, since the server does not hold it.
 */
async function live(firstAfter: number) {
  const connection = connect();
  const { socket } = connection;
  socket.onopen({});
  await socket.answer('/meta/handshake');
  await socket.answer('/meta/subscribe');
  await pass(firstAfter);
  await socket.answer('/meta/connect');
  expect(connection.subscribed).toHaveBeenCalledOnce();
  return connection;
}

const LOST = { why: 'connection' };

test('an attempt that gets no answer is given up after five seconds', async () => {
  const { broken } = connect();
  await pass(4999);
  expect(broken).not.toHaveBeenCalled();
  await pass(1);
  expect(broken).toHaveBeenCalledExactlyOnceWith(LOST);
});

test('an attempt with less time is given up sooner', async () => {
  const { broken } = connect({ openWithin: 2500 });
  await pass(2499);
  expect(broken).not.toHaveBeenCalled();
  await pass(1);
  expect(broken).toHaveBeenCalledExactlyOnceWith(LOST);
});

test('so is one that is opened and then gets none: those five seconds are for both', async () => {
  const { broken, socket } = connect();
  await pass(4000);
  socket.onopen({});
  await pass(1000);
  expect(broken).toHaveBeenCalledExactlyOnceWith(LOST);
});

test('so is one whose subscription is not answered', async () => {
  const { broken, socket } = connect();
  socket.onopen({});
  await socket.answer('/meta/handshake');
  await socket.answer('/meta/connect');
  await pass(5000);
  expect(broken).toHaveBeenCalledExactlyOnceWith(LOST);
});

test('a stream that falls silent is live for a quarter of a minute at most', async () => {
  const { broken, socket } = await live(0);
  expect(socket.asked('/meta/connect').advice).toEqual({ timeout: 10_000 });
  await pass(10_000);
  await socket.answer('/meta/connect');
  await pass(14_999);
  expect(broken).not.toHaveBeenCalled();
  await pass(1);
  expect(broken).toHaveBeenCalledExactlyOnceWith(LOST);
});

test('a server that holds connects as long as it likes is not taken for silent', async () => {
  const { broken, socket } = await live(45_000);
  await pass(45_000);
  await socket.answer('/meta/connect');
  await pass(49_999);
  expect(broken).not.toHaveBeenCalled();
  await pass(1);
  expect(broken).toHaveBeenCalledExactlyOnceWith(LOST);
});

test('one that ends between two connects, when nothing is asked over it, is lost at once', async () => {
  const { broken, socket } = await live(0);
  await pass(10_000);
  const answered = socket.answer('/meta/connect');
  socket.onclose({ code: 1006 });
  await answered;
  expect(broken).toHaveBeenCalledExactlyOnceWith(LOST);
  // The client had begun another by itself.
  const other = SilentSocket.last;
  expect(other).not.toBe(socket);
  other.onopen({});
  await pass(60_000);
  expect(other).toMatchObject({ sent: [], isClosed: true });
  expect(SilentSocket.last).toBe(other);
});
