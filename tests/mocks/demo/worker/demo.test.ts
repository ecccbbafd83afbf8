import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { channelName, type DemoState, type Question, type Told } from '@mocks/demo/messages';
import { openDemo, type Demo } from '@mocks/demo/worker/demo';
import { memoryStore } from './memory-store';

const scope = 'http://demo.example/wheelhouse/';

const forget = vi.fn<() => Promise<void>>(() => Promise.resolve());
let demo: Demo;
let channel: BroadcastChannel;
let told: Told[];

beforeEach(async () => {
  // Node has no IndexedDB: it goes on without.
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  told = [];
  channel = new BroadcastChannel(channelName(scope));
  channel.addEventListener('message', (event) => {
    told.push((event as MessageEvent<Told>).data);
  });
  forget.mockClear();
  demo = await openDemo(scope, forget);
});

afterEach(() => channel.close());

async function ask(question: Question): Promise<DemoState> {
  const reply = await demo.reply(question);
  if (!('answered' in reply) || !('world' in reply.answered)) throw new Error('No state');
  return reply.answered;
}

const send = (method: string, path: string, body?: BodyInit) =>
  demo.answer(
    new Request(`${scope}${path}`, { method, ...(body !== undefined && { body }) }),
    `/${path.split('?')[0]}`,
  );

const signIn = () =>
  send(
    'POST',
    'auth',
    new URLSearchParams({ username: 'demo@example.com', password: 'demo-password' }),
  );

test('a demo begins with the company, and says where nothing can be kept', async () => {
  expect(await ask({ type: 'state' })).toMatchObject({
    world: 'company',
    begun: 'new',
    keeping: 'barred',
  });
});

test('a link sets a world and dials; what is unknown stays as it is', async () => {
  const first = await ask({ type: 'state' });
  const dialled = await ask({ type: 'set', query: '?latency=5&world=nowhere&errors=many' });
  expect(dialled).toMatchObject({ world: 'company', madeAt: first.madeAt });
  expect(dialled.dials).toMatchObject({ latency: 5, errors: 0 });
  expect(dialled).toHaveProperty('unread', ['world=nowhere', 'errors=many']);
  const empty = await ask({ type: 'set', query: '?world=empty' });
  expect(empty).toMatchObject({ world: 'empty', begun: 'new' });
  expect(empty.dials.latency).toBe(5);
});

test('another world has forgotten what was of the one before; another dial has not', async () => {
  await ask({ type: 'set', query: '?world=company&latency=5' });
  expect(forget).not.toHaveBeenCalled();
  await ask({ type: 'set', query: '?world=empty' });
  expect(forget).toHaveBeenCalledTimes(1);
  await ask({ type: 'reset' });
  expect(forget).toHaveBeenCalledTimes(2);
});

test('what was recorded is no world of the demo', async () => {
  expect(await ask({ type: 'set', query: '?world=recorded' })).toMatchObject({ world: 'company' });
});

test('a reset ends the session and turns the dials back', async () => {
  await ask({ type: 'set', query: '?latency=5' });
  expect(await signIn()).toHaveProperty('status', 200);
  const anew = await ask({ type: 'reset' });
  expect(anew).toMatchObject({ world: 'company', begun: 'new', dials: { latency: 0 } });
  expect(await send('GET', '1.0/user')).toHaveProperty('status', 401);
});

test('a reset begins the world that is named, and the same one where that is none', async () => {
  expect(await ask({ type: 'reset', world: 'empty' })).toMatchObject({ world: 'empty' });
  expect(await ask({ type: 'reset', world: 'recorded' })).toMatchObject({ world: 'empty' });
});

test('every page is told of events, of another world and of dials', async () => {
  await signIn();
  await send('POST', '1.0/servers/srv-shop1/stop?account_id=acc-finch');
  await ask({ type: 'set', query: '?events=silent' });
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told).toMatchObject([
    { type: 'event', account: 'acc-finch', event: { action: 'server.stop', state: 'started' } },
    { type: 'state', state: { dials: { events: 'silent' } } },
  ]);
});

test('a subscription needs a token for its account', async () => {
  const channelOf = '/account/acc-finch';
  const refused = await demo.reply({ type: 'subscribe', token: 'no token', channel: channelOf });
  const refusal = '403::Please supply valid security token';
  expect(refused).toEqual({ answered: { dial: 'on', refusal } });
  await signIn();
  const query =
    'mutation { issueJsonWebToken(accountId: "acc-finch", scope: INFRASTRUCTURE_READ, duration: 60) { token { token } } }';
  const answer = await send('POST', 'graphql', JSON.stringify({ query }));
  const { data } = (await answer.json()) as {
    data: { issueJsonWebToken: { token: { token: string } } };
  };
  const { token } = data.issueJsonWebToken.token;
  expect(await demo.reply({ type: 'subscribe', token, channel: channelOf })).toEqual({
    answered: { dial: 'on', refusal: null },
  });
  expect(await demo.reply({ type: 'subscribe', token, channel: '/account/acc-other' })).toEqual({
    answered: { dial: 'on', refusal },
  });
});

test('a change is kept before it is answered: a browser may end the worker at any time', async () => {
  const store = memoryStore();
  demo = await openDemo(scope, forget, () => Promise.resolve({ store, isOther: false }));
  await signIn();
  await send('POST', '1.0/servers/srv-shop1/stop?account_id=acc-finch');
  const { about, rows } = await store.read();
  expect(about?.jar.token).not.toBeNull();
  expect(rows.find(([[table]]) => table === 'job')?.[1]).toMatchObject({
    what: 'server.power',
    args: { id: 'srv-shop1', verb: 'stop' },
  });
});

test('a demo whose jobs are overdue carries them out before it answers', async () => {
  const store = memoryStore();
  const open = () => openDemo(scope, forget, () => Promise.resolve({ store, isOther: false }));
  demo = await open();
  await signIn();
  await send('POST', '1.0/servers/srv-shop1/stop?account_id=acc-finch');
  const { about, rows } = await store.read();
  const overdue = rows.flatMap(([key, row]) =>
    key[0] === 'job' && row ? [[key, { ...row, at: Date.now() - 1 }] as const] : [],
  );
  if (!about) throw new Error('Nothing is stored');
  await store.write(
    { about, rows: overdue, orbit: { accounts: [], gone: [], objects: [] } },
    false,
  );
  demo = await open();
  const answer = await send('GET', '1.0/servers/srv-shop1?account_id=acc-finch');
  expect(await answer.json()).toMatchObject({ status: 'inactive' });
});
