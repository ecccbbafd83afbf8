import type { Event } from '@/wire/event';
import { createEventStream, type StreamStatus } from '@/provider/event-stream/event-stream';
import { failure } from '@/provider/api-error';
import { createProvider } from '@mocks/handlers';
import { signToken } from '@mocks/provider/token';
import { listen } from '@mocks/serve/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const account = 'acc-demo1';
const provider = createProvider({ scale: 0 });
let server: Awaited<ReturnType<typeof listen>>;
let page: Window & typeof globalThis;
const cleanups: (() => void)[] = [];

/** The jsdom of a page whose Event classes are its own, as the client's socket needs it. */
interface Jsdom {
  JSDOM: new (html: string, options: { url: string }) => { window: Window & typeof globalThis };
}

beforeAll(async () => {
  const { JSDOM } = await vi.importActual<Jsdom>('jsdom');
  page = new JSDOM('', { url: 'http://127.0.0.1/' }).window;
  server = await listen({ provider, origins: [] });
});
beforeEach(() => void vi.stubGlobal('window', page));
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  provider.dials.events = 'on';
  server.stream.start();
});
afterAll(() => server.close());

function tokenFor(whom: string): string {
  const exp = Math.floor(provider.clock.now() / 1000) + 30;
  return signToken({ sub: 'usr-demo1', account: whom, scope: 'INFRASTRUCTURE_READ', exp });
}

/** A stream of the real client to the real server. */
function open() {
  const told: StreamStatus['state'][] = [];
  const heard: unknown[] = [];
  const refused = vi.fn<() => void>();
  const token = vi.fn<() => Promise<string>>(() => Promise.resolve(tokenFor(account)));
  const stream = createEventStream(`${server.origin.replace('http', 'ws')}/stream`).open({
    account,
    token,
    onTokenRefused: refused,
    onEvent: (event) => heard.push(event),
    onStatus: ({ state }) => told.push(state),
  });
  cleanups.push(() => stream.close());
  return { told, heard, refused, token, stream };
}

const publish = (id: string) => provider.bus.publish(account, { id } as Event);
const until = (check: () => void) => vi.waitFor(check, { interval: 20 });

test('events of the account arrive, those of another do not', async () => {
  const { told, heard } = open();
  await until(() => expect(told).toEqual(['connecting', 'subscribed']));
  provider.bus.publish('acc-trial', { id: 'evt-trial' } as Event);
  publish('evt-first');
  await until(() => expect(heard).toEqual([{ id: 'evt-first' }]));
});

test('a server that was killed and started again is subscribed to anew, with a new token', async () => {
  const { told, heard, token } = open();
  await until(() => expect(told).toContain('subscribed'));
  server.stream.stop();
  await until(() => expect(told).toContain('disconnected'));
  server.stream.start();
  await until(() => expect(told.at(-1)).toBe('subscribed'));
  expect(token.mock.calls.length).toBeGreaterThanOrEqual(2);
  publish('evt-again');
  await until(() => expect(heard).toEqual([{ id: 'evt-again' }]));
});

test.each(['{', '', 'null', '7', '"text"', '[null]', '[{"channel": 7}]', '<html>'])(
  'a frame that cannot be read ends the connection, and the next one is subscribed: %j',
  async (frame) => {
    const sockets: WebSocket[] = [];
    const own = page.WebSocket;
    vi.spyOn(page, 'WebSocket').mockImplementation(function make(...given) {
      const socket = new own(...given);
      sockets.push(socket);
      return socket;
    });
    const { told, heard } = open();
    await until(() => expect(told).toContain('subscribed'));
    sockets.at(-1)!.dispatchEvent(new page.MessageEvent('message', { data: frame }));
    await until(() => expect(told).toEqual(['connecting', 'subscribed', 'lost', 'subscribed']));
    publish('evt-after');
    await until(() => expect(heard).toEqual([{ id: 'evt-after' }]));
    vi.restoreAllMocks();
  },
);

describe('where no WebSocket can be had', () => {
  beforeEach(() => {
    provider.dials.events = 'no-websocket';
  });

  test('events arrive by long-polling, before people are told that there is no stream', async () => {
    const { told, heard } = open();
    await until(() => expect(told).toEqual(['connecting', 'subscribed']));
    provider.bus.publish('acc-trial', { id: 'evt-trial' } as Event);
    publish('evt-first');
    await until(() => expect(heard).toEqual([{ id: 'evt-first' }]));
    publish('evt-second');
    await until(() => expect(heard).toEqual([{ id: 'evt-first' }, { id: 'evt-second' }]));
    expect(told).toEqual(['connecting', 'subscribed']);
  });

  test('a server that was killed and started again is subscribed to anew', async () => {
    const { told, heard } = open();
    await until(() => expect(told).toContain('subscribed'));
    server.stream.stop();
    await until(() => expect(told).toContain('disconnected'));
    server.stream.start();
    await until(() => expect(told.at(-1)).toBe('subscribed'));
    publish('evt-again');
    await until(() => expect(heard).toEqual([{ id: 'evt-again' }]));
  });

  test('a token for another account is refused', async () => {
    const { told, refused, token } = open();
    token.mockResolvedValue(tokenFor('acc-trial'));
    await until(() => expect(refused).toHaveBeenCalledTimes(2));
    expect(told).not.toContain('subscribed');
  });

  test('what is closed hears no more', async () => {
    const { told, heard, stream } = open();
    await until(() => expect(told).toContain('subscribed'));
    const other = open();
    await until(() => expect(other.told).toContain('subscribed'));
    stream.close();
    publish('evt-late');
    await until(() => expect(other.heard).toEqual([{ id: 'evt-late' }]));
    expect(heard).toEqual([]);
  });
});

test('where neither can be had they are tried by turns, and no goodbye is sent to nobody', async () => {
  provider.dials.events = 'off';
  // Counted where they begin: on a busy machine one may be given up before the server hears of it.
  const connect = vi.spyOn(page, 'WebSocket');
  const send = vi.spyOn(page.XMLHttpRequest.prototype, 'send');
  const { told } = open();
  await until(() => expect(told).toContain('failed'));
  const tries = () => [connect.mock.calls.length, send.mock.calls.length];
  await until(() => expect(Math.min(...tries())).toBeGreaterThan(1));
  expect(Math.max(...tries()) - Math.min(...tries())).toBeLessThanOrEqual(1);
  const sent = JSON.stringify(send.mock.calls);
  expect(sent).toContain('/meta/handshake');
  expect(sent).not.toContain('/meta/disconnect');
});

test('a re-subscription that is refused is seen, and answered with a new token', async () => {
  const { told, refused, token } = open();
  await until(() => expect(told).toContain('subscribed'));
  provider.dials.events = 'refuse-subscription';
  server.stream.stop();
  server.stream.start();
  await until(() => expect(refused).toHaveBeenCalledTimes(2));
  await until(() => expect(told.at(-1)).toBe('failed'));
  provider.dials.events = 'on';
  await until(() => expect(told.at(-1)).toBe('subscribed'));
  expect(token.mock.calls.length).toBeGreaterThanOrEqual(4);
});

test('a token for another account is refused', async () => {
  const { told, refused, token } = open();
  token.mockResolvedValue(tokenFor('acc-trial'));
  await until(() => expect(refused).toHaveBeenCalledTimes(2));
  expect(told).not.toContain('subscribed');
});

test('a GraphQL API that gives no token is reported', async () => {
  const { told, token } = open();
  token.mockRejectedValue(failure('network', 'no token'));
  await until(() => expect(told).toContain('no-token'));
});

/** Opens a socket without a client; `answered` has the ids of the answered messages. */
async function openSocket() {
  const answered: (string | undefined)[] = [];
  const socket = new page.WebSocket(`${server.origin.replace('http', 'ws')}/stream`);
  cleanups.push(() => socket.close());
  let clientId: string | undefined;
  socket.onmessage = ({ data }) => {
    for (const answer of JSON.parse(String(data)) as { id?: string; clientId?: string }[]) {
      answered.push(answer.id);
      clientId ??= answer.clientId;
    }
  };
  await new Promise((resolve) => (socket.onopen = resolve));
  const send = (id: string, channel: string, fields: object = {}) =>
    socket.send(JSON.stringify([{ id, channel, clientId, ...fields }]));
  const greet = (id: string) =>
    send(id, '/meta/handshake', { version: '1.0', supportedConnectionTypes: ['websocket'] });
  return { answered, send, greet };
}

test('the event server holds a connect no longer than it is asked to', async () => {
  const { answered, send, greet } = await openSocket();
  greet('1');
  await until(() => expect(answered).toEqual(['1']));
  send('2', '/meta/connect', { connectionType: 'websocket', advice: { timeout: 20 } });
  await until(() => expect(answered).toEqual(['1', '2']));
});

test('a silent event server opens its socket and answers nothing', async () => {
  provider.dials.events = 'silent';
  const { answered, greet } = await openSocket();
  greet('1');
  // The answer to this later request proves that the handshake was received.
  await fetch(server.origin);
  provider.dials.events = 'on';
  greet('2');
  await until(() => expect(answered).toEqual(['2']));
});
