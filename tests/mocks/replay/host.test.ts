import { createReplayHost, type Kept } from '@mocks/replay/host';
import { expect, test } from 'vitest';
import { call, reportOf } from './reports';

const origin = 'http://127.0.0.1:5173';
const settings = { product: 'Ours', hosts: { api: '' }, features: { signUp: true } };
const text = JSON.stringify(
  reportOf([
    call(0, '/1.0/servers', { answer: ['row'] }),
    { type: 'route', at: 10, path: '/user/' },
  ]),
);

const put = (path: string, body: string) => new Request(origin + path, { method: 'PUT', body });
const get = (path: string) => new Request(origin + path);

test('a file that is put is told as its story, and replayed', async () => {
  const host = createReplayHost({ settings });
  expect((await host.control(get('/replay/story')))?.status).toBe(404);
  const answer = await host.control(put('/replay/report', text));
  const story = {
    release: 'v2.6.15',
    account: 'acc-demo1',
    stops: [{ words: 'Page opened', path: '/user/', network: 'online', stream: 'connected' }],
  };
  expect(await answer?.json()).toMatchObject(story);
  expect(await (await host.control(get('/replay/story')))?.json()).toMatchObject(story);
  await host.control(put('/replay/moment', '{"at":500}'));
  expect(await (await host.answer(get('/1.0/servers'))).json()).toEqual(['row']);
});

test('a file that is no report is said so, and changes nothing', async () => {
  const host = createReplayHost({ settings });
  await host.control(put('/replay/report', text));
  const answer = await host.control(put('/replay/report', '{}'));
  expect([answer?.status, await answer?.json()]).toEqual([
    422,
    { message: 'This file is no report of Wheelhouse' },
  ]);
  expect((await host.control(get('/replay/story')))?.status).toBe(200);
});

test('whatever else is asked for is not its own', async () => {
  const host = createReplayHost({ settings });
  expect(await host.control(get('/replay/page.js'))).toBeUndefined();
  expect(await host.control(get('/replay/moment'))).toBeUndefined();
});

test('without a report it says so, to a moment and to the panel too', async () => {
  const host = createReplayHost({ settings });
  expect((await host.control(put('/replay/moment', '{"at":0}')))?.status).toBe(404);
  expect((await host.answer(get('/1.0/servers'))).status).toBe(404);
  expect(await host.config()).toBe(settings);
});

test('a moment tells what the one before it answered as it was before it failed', async () => {
  const host = createReplayHost({ settings });
  const failing = [
    call(0, '/1.0/servers', { answer: [] }),
    call(900, '/1.0/servers', { status: 500 }),
  ];
  await host.control(put('/replay/report', JSON.stringify(reportOf(failing))));
  const goTo = async (body: object) => {
    const answer = await host.control(put('/replay/moment', JSON.stringify(body)));
    return (await answer?.json()) as unknown;
  };
  expect(await goTo({ at: 2000, isBefore: true })).toEqual({ hasFailing: false });
  await host.answer(get('/1.0/servers'));
  expect(await goTo({ at: 2000 })).toEqual({ hasFailing: true });
  expect(await goTo({ at: 'later' })).toHaveProperty('message');
});

test('a worker that was ended goes on with the report that is kept', async () => {
  let stored: string | undefined;
  const kept: Kept = {
    read: () => Promise.resolve(stored),
    write: async (given) => void (stored = given),
  };
  await createReplayHost({ settings, kept }).take(text);
  const next = createReplayHost({ settings, kept });
  expect((await next.control(get('/replay/story')))?.status).toBe(200);
});

test('below a path it takes what is below that', async () => {
  const host = createReplayHost({ settings, base: '/wheelhouse' });
  await host.take(text);
  expect((await host.control(get('/wheelhouse/replay/story')))?.status).toBe(200);
  expect(await (await host.answer(get('/wheelhouse/1.0/servers'))).json()).toEqual(['row']);
});

test("the panel is set up as the customer's, and led to no host of theirs", async () => {
  const host = createReplayHost({ settings });
  const theirs = {
    product: 'Theirs',
    hosts: { api: 'https://api.example.com' },
    features: { databaseResize: true, liveChat: 'https://chat.example.com/chat.js', avatars: 'x' },
    links: { searchIndex: 'https://docs.example.com/index.json' },
    units: { volumeSize: 'MiB' },
    payments: { publishableKey: 'pk_live' },
  };
  await host.take(JSON.stringify(reportOf([], { settings: theirs })));
  const config = await host.config();
  expect(config).toMatchObject({
    product: 'Theirs',
    hosts: { api: '' },
    features: { databaseResize: true },
    units: { volumeSize: 'MiB' },
    mark: { label: 'Replay' },
  });
  expect(JSON.stringify(config)).not.toContain('example.com');
  expect(JSON.stringify(config)).not.toContain('pk_live');
});
