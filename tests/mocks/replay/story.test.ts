import type { ReportedCall, ReportEntry } from '@/wire/report';
import { storyOf } from '@mocks/replay/story';
import { expect, test } from 'vitest';
import { call, reportOf, unanswered } from './reports';

const route = (at: number, path: string): ReportEntry => ({ type: 'route', at, path });
const connection = (at: number, stream: string, change = {}): ReportEntry => ({
  type: 'connection',
  at,
  network: 'online',
  stream,
  session: 'valid',
  ...change,
});

const fault = (change: Partial<ReportedCall>) => call(0, '/1.0/servers', change);

const wordsOf = (...timeline: ReportEntry[]) =>
  storyOf(reportOf(timeline)).map(({ words }) => words);

test('each stop lasts until just before the next, the last until the report was made', () => {
  const stops = storyOf(
    reportOf([
      route(100, '/accounts/acc-demo1/'),
      call(200, '/1.0/servers'),
      route(5000, '/user/'),
    ]),
  );
  expect(stops.map(({ at, until, path }) => [at, until, path])).toEqual([
    [100, 4999, '/accounts/acc-demo1/'],
    [5000, 900_000, '/user/'],
  ]);
});

test('a page that was loaded again is told, and not as if its connection had been lost', () => {
  const reload = { type: 'action', what: 'page', name: 'load', state: 'v2.6.14' } as const;
  const stops = storyOf(
    reportOf([
      route(100, '/user/'),
      connection(200, 'connected'),
      { ...reload, at: 5000 },
      connection(5100, 'connecting'),
      connection(5200, 'connected'),
    ]),
  );
  expect(stops.map(({ words, detail }) => [words, detail]).slice(2)).toEqual([
    ['Page loaded again', 'before it was v2.6.14'],
    ['Event stream connected', ''],
  ]);
});

test('an address that is told twice, for what was typed in it is left out, is one page', () => {
  const twice = [route(100, '/accounts/acc-demo1/'), route(107, '/accounts/acc-demo1/')];
  expect(storyOf(reportOf([...twice, route(900, '/user/'), twice[0]!]))).toMatchObject([
    { at: 100, until: 899, times: 1, path: '/accounts/acc-demo1/' },
    { at: 900, path: '/user/' },
  ]);
  const back = [...twice, route(900, '/user/'), route(999, '/accounts/acc-demo1/')];
  expect(wordsOf(...back)).toHaveLength(3);
});

test('where nothing happened there is one all the same', () => {
  expect(storyOf(reportOf([]))).toMatchObject([
    { words: 'The report begins', at: 0, until: 900_000, path: '/' },
  ]);
});

test.each([
  ['load', 'Recorded from here on: the page was loaded'],
  ['loss', 'Recorded from here on: what was before is lost'],
] as const)('a recording that began later says from when on it tells: %s', (why, words) => {
  const since = { at: '2026-11-20T10:00:02.000Z', why };
  const entries = [route(2500, '/accounts/acc-demo1/'), route(9000, '/user/')];
  expect(storyOf(reportOf(entries, { since }))).toMatchObject([
    { words, at: 2000, until: 2499, path: '/accounts/acc-demo1/' },
    { at: 2500 },
    { at: 9000 },
  ]);
});

test('a recording that began before the first thing that it tells begins with that', () => {
  const since = { at: '2026-11-20T09:59:58.000Z', why: 'load' } as const;
  expect(storyOf(reportOf([route(0, '/')], { since }))).toMatchObject([{ at: 0 }, { at: 0 }]);
});

test('an editor stands on the page that is told right after it', () => {
  const opened = (at: number): ReportEntry => ({
    type: 'action',
    at,
    what: 'editor',
    name: 'rename',
    state: 'opened',
  });
  const entries = [route(0, '/user/'), opened(900), route(1050, '/user/name/')];
  expect(storyOf(reportOf(entries))).toMatchObject([
    { words: 'Page opened', path: '/user/' },
    { words: 'Page opened', at: 1050, until: 1050, path: '/user/name/' },
    { words: 'Editor: rename, opened', at: 1051, path: '/user/name/' },
  ]);
  const later = [route(0, '/user/'), opened(900), route(5000, '/')];
  expect(storyOf(reportOf(later))[1]).toMatchObject({ at: 900, path: '/user/' });
});

test('what is in no report, and so not on the screen, is said', () => {
  const action = (what: string): ReportEntry => ({ type: 'action', at: 0, what, name: 'name' });
  const stops = storyOf(
    reportOf([
      action('verb'),
      action('editor'),
      action('toast'),
      action('task'),
      fault({ method: 'PUT', status: 409 }),
      fault({ status: 409 }),
    ]),
  );
  expect(stops.map(({ unseen }) => unseen)).toEqual([
    'its dialog',
    'what was typed',
    'its words',
    undefined,
    'its message',
    undefined,
  ]);
});

test('what is older than the report is told for its answer alone', () => {
  const older = [
    call(-9000, '/1.0/servers', { status: 500 }),
    route(-8000, '/accounts/acc-demo1/'),
  ];
  expect(storyOf(reportOf([...older, connection(10, 'offline')]))).toMatchObject([
    { words: 'Event stream offline', path: '/accounts/acc-demo1/' },
  ]);
});

test.each<[string, ReportedCall, boolean]>([
  ['Failed with status 500', fault({ status: 500 }), true],
  ['Refused with status 409', fault({ status: 409 }), true],
  ['No answer from the provider', fault({ status: 0, failure: 'network' }), true],
  ['Not sent: the browser was offline', fault({ status: 0, failure: 'unsent' }), true],
  ['Unreadable response', fault({ failure: 'not-json' }), true],
  ['A page of markup in the place of an answer', fault({ failure: 'markup' }), true],
  ['Answered with status 202', fault({ method: 'POST', status: 202 }), false],
  [
    'Refused by GraphQL',
    fault({ api: 'graphql', method: 'POST', path: '/kiosk', answer: { errors: [{}] } }),
    true,
  ],
])('%s', (words, entry, isFault) => {
  expect(storyOf(reportOf([entry]))).toMatchObject([{ words, isFault }]);
});

test('a refusal says what the provider said, what was asked, and its request', () => {
  const answer = { error_name: 'server_locked', errors: ['It is locked'] };
  const entry = fault({ status: 409, answer, requestId: 'req-1' });
  expect(storyOf(reportOf([entry]))[0]?.detail).toBe(
    'server_locked: It is locked · GET /1.0/servers · request req-1',
  );
});

test('a slow answer is told twice, one that never came once', () => {
  const slow = call(0, '/1.0/servers', { took: 8100 });
  expect(wordsOf(slow, unanswered(9000, '/1.0/images'))).toEqual([
    'No answer yet',
    'Answered with status 200 after 8.1 s',
    'No answer yet',
  ]);
});

test('reads that went well, were cancelled, or only asked whether somebody is signed in, are not told', () => {
  expect(
    wordsOf(
      route(0, '/'),
      call(1, '/1.0/servers'),
      call(2, '/1.0/images', { status: 0, failure: 'cancelled' }),
      call(3, '/1.0/accounts', { status: 401 }),
    ),
  ).toEqual(['Page opened']);
});

test('of a read that was quietly tried again the last try is told, of a change each', () => {
  const failed = { status: 503, took: 100 };
  const reads = [0, 600, 2200].map((at) => call(at, '/1.0/servers', failed));
  expect(storyOf(reportOf(reads))).toMatchObject([{ at: 2300 }]);
  const changes = [0, 600].map((at) => call(at, '/1.0/servers', { ...failed, method: 'POST' }));
  expect(storyOf(reportOf(changes))).toMatchObject([{ times: 2 }]);
});

test('what failed before a reload is told, however soon the page asks again', () => {
  const reads = [100, 700, 2000].map((at) => call(at, '/1.0/servers', { status: 500, took: 50 }));
  const reload = { type: 'action', at: 3200, what: 'page', name: 'load' } as const;
  const stops = storyOf(reportOf([...reads, reload, call(3600, '/1.0/servers')]));
  expect(stops.filter(({ isFault }) => isFault)).toMatchObject([{ at: 2050, times: 1 }]);
});

test('the connection is told by what changed in it', () => {
  expect(
    wordsOf(
      connection(0, 'connecting'),
      connection(1, 'connected'),
      connection(2, 'connected'),
      connection(3, 'connecting'),
      connection(4, 'offline', { network: 'offline' }),
      connection(5, 'connected', { session: 'expired' }),
    ),
  ).toEqual([
    'Event stream connected',
    'Event stream lost, connecting again',
    'Network lost; Event stream offline',
    'Network back; Event stream connected; Session expired',
  ]);
});

test('what people did and what broke is told by its name', () => {
  const stops = storyOf(
    reportOf([
      {
        type: 'action',
        at: 0,
        what: 'verb',
        name: 'make_boot',
        kind: 'cloud_ip',
        ids: ['cip-1'],
        state: 'asked',
      },
      { type: 'action', at: 1, what: 'toast', name: 'call-failed', state: 'failed' },
      { type: 'defect', at: 2, name: 'TypeError', stack: ['at list (pages-1a2b.js:1:2)'] },
    ]),
  );
  expect(stops.map(({ words, detail, isFault }) => [words, detail, isFault])).toEqual([
    ['Action: make boot, asked', 'cloud ip · cip-1', false],
    ['Message: call failed, failed', '', true],
    ['Panel error: TypeError', 'at list (pages-1a2b.js:1:2)', true],
  ]);
});
