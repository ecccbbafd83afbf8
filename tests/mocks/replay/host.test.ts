import { createReplayHost, type Kept } from '@mocks/replay/host';
import { expect, test } from 'vitest';
import { call, reportOf } from './reports';

const origin = 'http://127.0.0.1:5173';
const text = JSON.stringify(
  reportOf([
    call(0, '/1.0/servers', { answer: ['row'] }),
    { type: 'route', at: 10, path: '/user/' },
  ]),
);

const put = (path: string, body: string) => new Request(origin + path, { method: 'PUT', body });
const jsonOf = async (answer: Promise<Response | undefined>) =>
  (await (await answer)?.json()) as unknown;
const get = (path: string) => new Request(origin + path);

test('a file that is put is told as its story, and replayed', async () => {
  const host = createReplayHost();
  expect((await host.handle(get('/replay/story')))?.status).toBe(404);
  const answer = await host.handle(put('/replay/report', text));
  const story = {
    release: 'v2.6.15',
    account: 'acc-demo1',
    stops: [
      {
        words: 'Page opened',
        path: '/user/',
        network: 'online',
        stream: 'connected',
        session: 'valid',
      },
    ],
  };
  expect(await answer?.json()).toMatchObject(story);
  expect(await (await host.handle(get('/replay/story')))?.json()).toMatchObject(story);
  await host.handle(put('/replay/moment', '{"at":500}'));
  expect(await jsonOf(host.handle(get('/replay/provider/1.0/servers')))).toEqual(['row']);
});

test('a file that is no report is said so, and changes nothing', async () => {
  const host = createReplayHost();
  await host.handle(put('/replay/report', text));
  const answer = await host.handle(put('/replay/report', '{}'));
  expect([answer?.status, await answer?.json()]).toEqual([
    422,
    { message: 'This file is no report of Wheelhouse' },
  ]);
  expect((await host.handle(get('/replay/story')))?.status).toBe(200);
});

test('whatever else is asked for is not its own', async () => {
  const host = createReplayHost();
  expect(await host.handle(get('/replay/page.js'))).toBeUndefined();
  expect(await host.handle(get('/replay/moment'))).toBeUndefined();
});

test('without a report it says so, to a moment and to the panel too', async () => {
  const host = createReplayHost();
  expect((await host.handle(put('/replay/moment', '{"at":0}')))?.status).toBe(404);
  expect((await host.handle(get('/replay/provider/1.0/servers')))?.status).toBe(404);
  expect(await jsonOf(host.handle(get('/replay/config.json')))).toHaveProperty('hosts');
});

test('a moment tells what the one before it answered as it was before it failed', async () => {
  const host = createReplayHost();
  const failing = [
    call(0, '/1.0/servers', { answer: [] }),
    call(900, '/1.0/servers', { status: 500 }),
  ];
  await host.handle(put('/replay/report', JSON.stringify(reportOf(failing))));
  const goTo = async (body: object) => {
    const answer = await host.handle(put('/replay/moment', JSON.stringify(body)));
    return (await answer?.json()) as unknown;
  };
  expect(await goTo({ at: 2000, isBefore: true })).toEqual({ hasFailing: false });
  await host.handle(get('/replay/provider/1.0/servers'));
  expect(await goTo({ at: 2000 })).toEqual({ hasFailing: true });
  expect(await goTo({ at: 'later' })).toHaveProperty('message');
});

test('a worker that was ended goes on with the report that is kept, until it is forgotten', async () => {
  let stored: string | undefined;
  const kept: Kept = {
    read: () => Promise.resolve(stored),
    write: async (given) => void (stored = given),
    forget: async () => void (stored = undefined),
  };
  await createReplayHost({ kept }).take(text);
  const next = createReplayHost({ kept });
  expect((await next.handle(get('/replay/story')))?.status).toBe(200);
  const gone = await next.handle(new Request(`${origin}/replay/report`, { method: 'DELETE' }));
  expect([gone?.status, stored]).toEqual([204, undefined]);
  expect((await next.handle(get('/replay/story')))?.status).toBe(404);
});

test('below a path it takes what is below that', async () => {
  const host = createReplayHost({ base: '/wheelhouse' });
  await host.take(text);
  expect((await host.handle(get('/wheelhouse/replay/story')))?.status).toBe(200);
  expect(await jsonOf(host.handle(get('/wheelhouse/replay/provider/1.0/servers')))).toEqual([
    'row',
  ]);
});

test("the panel is set up as the customer's, and led to no host of theirs", async () => {
  const host = createReplayHost();
  const theirs = {
    product: 'Theirs',
    hosts: { api: 'https://api.example.com', pricing: 'https://www.example.com/prices.json' },
    features: { databaseResize: true, liveChat: 'https://chat.example.com/chat.js', avatars: 'x' },
    links: { searchIndex: 'https://docs.example.com/index.json', terms: '/terms/' },
    units: { volumeSize: 'MiB' },
    payments: { publishableKey: 'pk_live' },
  };
  const read = call(0, '/pricing', { api: 'public', answer: [] });
  await host.take(JSON.stringify(reportOf([read], { settings: theirs })));
  expect(await jsonOf(host.handle(get('/replay/config.json')))).toEqual({
    product: 'Theirs',
    hosts: {
      api: '/replay/provider',
      events: '/replay/provider/stream',
      orbit: '/replay/provider/v1',
      pricing: '/replay/provider/pricing',
    },
    // Nothing of its index was read.
    links: { terms: '/terms/' },
    features: { databaseResize: true },
    units: { volumeSize: 'MiB' },
    mark: expect.objectContaining({ label: 'Replay' }) as unknown,
  });
});

test('of a public document the call is found that the report names by its setting', async () => {
  const host = createReplayHost();
  const prices = call(0, '/pricing', { api: 'public', answer: [{ id: 'ram' }] });
  await host.take(JSON.stringify(reportOf([prices])));
  expect(await jsonOf(host.handle(get('/replay/provider/pricing')))).toEqual([{ id: 'ram' }]);
});

/** An answer that was a page which runs a script, in whatever form a file can say it. */
const page = '<script>parent.ran = true</script>';
const hostile = call(0, '/1.0/page', {
  headers: { 'content-type': 'text/html', 'set-cookie': 'a=1', refresh: '0; url=/' },
  answer: page,
});

test('whatever a report answers is under a seal, and so is all that is told of it', async () => {
  const host = createReplayHost();
  await host.take(JSON.stringify(reportOf([hostile])));
  for (const path of ['provider/1.0/page', 'provider/1.0/gone', 'story', 'config.json']) {
    const { headers } = (await host.handle(get(`/replay/${path}`)))!;
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toMatch(/^application\/json/u);
    expect([headers.get('set-cookie'), headers.get('refresh')]).toEqual([null, null]);
  }
});

test.each([
  'document',
  'iframe',
  'object',
  'embed',
  'script',
  'worker',
  'style',
  'image',
  'unknown',
])('its provider answers a script’s own requests alone, and no %s', async (destination) => {
  const host = createReplayHost();
  await host.take(JSON.stringify(reportOf([hostile])));
  const answer = await host.handle(get('/replay/provider/1.0/page'), destination);
  expect(answer?.status).toBe(403);
  expect(await answer?.text()).not.toContain('script>');
  expect(answer?.headers.get('content-security-policy')).toContain('sandbox');
});

test('a report that is kept is judged again as it is read', async () => {
  const kept: Kept = {
    read: () => Promise.resolve(text.replace('/user/', '/replay/provider/1.0/page')),
    write: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  };
  const story = await jsonOf(createReplayHost({ kept }).handle(get('/replay/story')));
  expect(story).toMatchObject({ unreadable: 1 });
  expect(JSON.stringify(story)).not.toContain('/replay/provider');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/', '/\\elsewhere', 7])(
  'a link of its settings that is none of the web is left out: %j',
  async (terms) => {
    const host = createReplayHost();
    await host.take(JSON.stringify(reportOf([], { settings: { links: { terms } } })));
    expect(await jsonOf(host.handle(get('/replay/config.json')))).toMatchObject({ links: {} });
    expect(JSON.stringify(await jsonOf(host.handle(get('/replay/config.json'))))).not.toContain(
      '"terms"',
    );
  },
);
