import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Broken, connectBayeux } from '@/provider/event-stream/bayeux';
import type { DemoState, Told } from '@mocks/demo/messages';
import { standInForSockets } from '@mocks/demo/page/stream-socket';

/** Clean-up after each test: a leftover client would run on in later files too. */
const ends: (() => void)[] = [];

const address = 'ws://host.example/wheelhouse/stream';

/** Opens the panel's own client on the fake socket, and the messages it received. */
function connect(events: DemoState['dials']['events'] = 'on', refusal: string | null = null) {
  const listeners = new Set<(told: Told) => void>();
  const asked: unknown[] = [];
  const dials = { events } as DemoState['dials'];
  standInForSockets(address, {
    state: () => Promise.resolve({ dials }),
    subscribe: (token, channel) => {
      asked.push([token, channel]);
      return Promise.resolve({ dial: events, refusal });
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  });
  const messages: unknown[] = [];
  const broken: Broken[] = [];
  const onSubscribed = vi.fn<() => void>();
  const client = connectBayeux({
    way: 'socket',
    address,
    channel: '/account/acc-demo1',
    token: () => Promise.resolve('token'),
    onSubscribed,
    onMessage: (message) => messages.push(message),
    onBroken: (reason) => broken.push(reason),
  });
  const tell = (told: Told) => listeners.forEach((hear) => hear(told));
  const happen = (account: string, id: string) =>
    tell({ type: 'event', account, event: { id } as never });
  const turn = (dial: DemoState['dials']['events']) =>
    tell({ type: 'state', state: { dials: { events: dial } } as DemoState });
  ends.push(() => {
    client.close();
    // One that is silent answers no goodbye.
    turn('off');
  });
  return { client, asked, messages, broken, onSubscribed, listeners, happen, turn };
}

let original: typeof WebSocket;

beforeEach(() => {
  original = window.WebSocket;
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  window.WebSocket = original;
  vi.useRealTimers();
});

test('the panel subscribes with its token, and hears of its account alone', async () => {
  const { asked, messages, broken, onSubscribed, happen, client } = connect();
  await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledOnce());
  expect(asked).toEqual([['token', '/account/acc-demo1']]);
  happen('acc-other', 'evt-11111');
  happen('acc-demo1', 'evt-22222');
  expect(messages).toEqual([{ id: 'evt-22222' }]);
  expect(broken).toEqual([]);
  client.close();
});

test('a refused token is told in the words of the event stream', async () => {
  const { broken } = connect('on', '403::Please supply valid security token');
  await vi.waitFor(() =>
    expect(broken).toEqual([
      { why: 'refused', message: '403::Please supply valid security token' },
    ]),
  );
});

test('where the dial has the stream off, no connection is had', async () => {
  const { broken, listeners } = connect('off');
  await vi.waitFor(() => expect(broken).toEqual([{ why: 'connection' }]));
  expect(listeners.size).toBe(0);
});

test('a stream that is turned off ends', async () => {
  const { broken, onSubscribed, turn } = connect();
  await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledOnce());
  turn('off');
  await vi.waitFor(() => expect(broken).toEqual([{ why: 'connection' }]));
});

test('a silent one stays open and tells nothing', async () => {
  const { broken, messages, onSubscribed, turn, happen, client } = connect();
  await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledOnce());
  turn('silent');
  happen('acc-demo1', 'evt-22222');
  expect(messages).toEqual([]);
  expect(broken).toEqual([]);
  client.close();
});

test('a client that leaves is heard no more', async () => {
  const { onSubscribed, listeners, client } = connect();
  await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledOnce());
  client.close();
  await vi.waitFor(() => expect(listeners.size).toBe(0));
});

test('any other socket is the browser’s', () => {
  const asked: unknown[] = [];
  window.WebSocket = class {
    constructor(url: string) {
      asked.push(url);
    }
  } as never;
  standInForSockets(address, {} as never);
  new window.WebSocket('wss://host.example/other');
  expect(asked).toEqual(['wss://host.example/other']);
});
