import type { ReportedCall, ReportedConnection, ReportEntry, ReportFile } from '@/wire/report';
import { createReplay } from '@mocks/replay/replay';
import { describe, expect, test } from 'vitest';
import { call, reportOf, unanswered } from './reports';

const provider = '/replay/provider';
const origin = `http://127.0.0.1:5173${provider}`;
const get = (path: string) => new Request(origin + path);
const post = (path: string, method = 'POST') => new Request(origin + path, { method });
const ask = (query: string, variables = {}) =>
  new Request(`${origin}/kiosk`, { method: 'POST', body: JSON.stringify({ query, variables }) });

function replayAt(moment: number, timeline: readonly ReportEntry[], change?: Partial<ReportFile>) {
  const replay = createReplay(reportOf(timeline, change), provider);
  replay.goTo(moment);
  return replay;
}

/** Returns the status and body of a read at a moment of the replay. */
async function told(moment: number, timeline: readonly ReportEntry[], request: Request) {
  const answer = await replayAt(moment, timeline).answer(request);
  const text = await answer.text();
  return [answer.status, text === '' ? undefined : (JSON.parse(text) as unknown)];
}

/** True if a promise is still pending after all microtasks. */
async function isHeld(promise: Promise<unknown>): Promise<boolean> {
  let held = true;
  const end = () => (held = false);
  promise.then(end, end);
  await new Promise((resolve) => setTimeout(resolve));
  return held;
}

const servers = (at: number, answer: unknown, change: Partial<ReportedCall> = {}) =>
  call(at, '/1.0/servers', { query: { account_id: 'acc-demo1' }, answer, ...change });
const readServers = () => get('/1.0/servers?account_id=acc-demo1');

describe('which call answers', () => {
  const timeline = [servers(0, ['first']), servers(5000, ['second']), servers(9000, ['third'])];

  test.each([
    [100, ['first']],
    [4999, ['first']],
    [5100, ['second']],
    [60_000, ['third']],
  ])('the latest at or before the moment: %d', async (moment, answer) => {
    expect(await told(moment, timeline, readServers())).toEqual([200, answer]);
  });

  test('not one of another account, path or method', async () => {
    const moment = 60_000;
    expect(await told(moment, timeline, get('/1.0/servers?account_id=acc-other'))).toEqual([
      501,
      { error_name: 'not_recorded', errors: ['This was not recorded'] },
    ]);
    expect((await told(moment, timeline, get('/1.0/servers/srv-web01')))[0]).toBe(501);
    expect((await told(moment, timeline, post('/1.0/servers?account_id=acc-demo1')))[0]).toBe(501);
  });

  test('one whose parameters the report leaves out, and never one that has others', async () => {
    const objects = call(0, '/acc-demo1/box', {
      api: 'orbit',
      query: { limit: '100' },
      answer: [],
    });
    const other = call(0, '/acc-demo1/box', {
      api: 'orbit',
      query: { limit: '100', marker: 'object-1' },
      answer: ['more'],
    });
    const at = (query: string) => told(500, [objects, other], get(`/v1/acc-demo1/box?${query}`));
    expect(await at('limit=100&prefix=typed')).toEqual([200, []]);
    expect(await at('limit=100&marker=object-1')).toEqual([200, ['more']]);
    expect((await at('limit=100&marker=object-2'))[0]).toBe(501);
  });

  test('of GraphQL one of the same operation and variables, whatever the day', async () => {
    const billing = (accountId: string, startDate: string, answer: unknown) =>
      call(0, '/kiosk', {
        api: 'graphql',
        method: 'POST',
        operation: 'Billing',
        variables: { accountId, startDate },
        answer,
      });
    const calls = [
      billing('acc-demo1', '2026-11-01', { data: 'mine' }),
      billing('acc-other', '2026-11-01', { data: 'theirs' }),
    ];
    const query = 'query Billing($accountId: ID!) { billing { currentBalance } }';
    const asked = (accountId: string) => ask(query, { accountId, startDate: '2026-12-01' });
    expect(await told(500, calls, asked('acc-demo1'))).toEqual([200, { data: 'mine' }]);
    expect(await told(500, calls, asked('acc-other'))).toEqual([200, { data: 'theirs' }]);
    expect((await told(500, calls, asked('acc-third')))[0]).toBe(501);
  });

  test('before any was asked the first one, if that did not fail', async () => {
    const later = [call(5000, '/1.0/images', { answer: ['image'] })];
    expect(await told(100, later, get('/1.0/images'))).toEqual([200, ['image']]);
    const failing = [call(5000, '/1.0/images', { status: 500 })];
    expect(await isHeld(replayAt(100, failing).answer(get('/1.0/images')))).toBe(true);
  });
});

describe('a page that was loaded again', () => {
  const load: ReportEntry = { type: 'action', at: 5000, what: 'page', name: 'load' };
  const failing = servers(6000, { errors: ['No'] }, { status: 500 });

  test('knows nothing of what was known before', async () => {
    const timeline = [servers(0, ['first']), load, failing];
    const replay = replayAt(0, timeline);
    replay.goTo(7000, true);
    expect((await replay.answer(readServers())).status).toBe(500);
    expect((await told(4000, timeline, readServers()))[0]).toBe(200);
  });

  test('tries nothing again of the page before, whose failure was seen', async () => {
    const tries = [100, 700, 2000].map((at) => servers(at, { errors: ['No'] }, { status: 500 }));
    const timeline = [...tries, { ...load, at: 3200 }, servers(3600, ['again'])];
    expect((await told(2500, timeline, readServers()))[0]).toBe(500);
    expect(await told(4000, timeline, readServers())).toEqual([200, ['again']]);
  });

  test('waits no more for what never came', async () => {
    const first = servers(0, ['first']);
    const asked = { ...unanswered(4000, '/1.0/servers'), query: { account_id: 'acc-demo1' } };
    expect(await told(9000, [first, asked, load], readServers())).toEqual([200, ['first']]);
    const again = replayAt(9000, [first, load, { ...asked, at: 8000 }]);
    expect(await isHeld(again.answer(readServers()))).toBe(true);
  });
});

describe('what no call answers', () => {
  const records = {
    server: [
      { id: 'srv-web01', account: { id: 'acc-demo1' } },
      { id: 'srv-other', account: { id: 'acc-other' } },
    ],
  };
  const at = (path: string) => replayAt(0, [], { records }).answer(get(path));

  test('is read from the records that the panel held', async () => {
    expect(await (await at('/1.0/servers/srv-web01')).json()).toEqual(records.server[0]);
    expect(await (await at('/1.0/servers?account_id=acc-demo1')).json()).toEqual([
      records.server[0],
    ]);
  });

  test('is said not to be recorded where there is none', async () => {
    for (const path of [
      '/1.0/servers/srv-gone1',
      '/1.0/images',
      '/1.0/nonsense',
      '/pricing.json',
    ]) {
      expect((await at(path)).status).toBe(501);
    }
  });

  test('nothing is changed: it is said so', async () => {
    const answer = await replayAt(0, [], { records }).answer(post('/1.0/servers/srv-web01/stop'));
    expect([answer.status, await answer.json()]).toEqual([
      501,
      {
        error_name: 'not_recorded',
        errors: ['This change was not recorded: nothing is changed in a replay'],
      },
    ]);
  });
});

describe('changes', () => {
  const stop = call(5000, '/1.0/servers/srv-web01/stop', {
    method: 'POST',
    status: 409,
    answer: { error_name: 'server_locked', errors: ['It is locked'] },
    requestId: 'req-1',
  });

  test.each([1000, 60_000])(
    'are answered as they were, tried before or after: %d',
    async (moment) => {
      const answer = await replayAt(moment, [stop]).answer(post('/1.0/servers/srv-web01/stop'));
      expect([answer.status, await answer.json()]).toEqual([409, stop.answer]);
      expect(answer.headers.get('X-Request-Id')).toBe('req-1');
    },
  );
});

describe('what went wrong goes wrong again', () => {
  test.each(['network', 'unsent'] as const)('no answer: %s', async (failure) => {
    const replay = replayAt(500, [servers(0, undefined, { status: 0, failure })]);
    await expect(replay.answer(readServers())).rejects.toThrow('The connection was lost');
  });

  test('an answer that was no JSON, and one of markup', async () => {
    const text = async (failure: ReportedCall['failure']) => {
      const change = { failure } as Partial<ReportedCall>;
      const answer = await replayAt(500, [servers(0, undefined, change)]).answer(readServers());
      return [answer.status, await answer.text(), answer.headers.get('Content-Type')];
    };
    const [status, broken] = await text('not-json');
    expect(status).toBe(200);
    expect(() => JSON.parse(String(broken)) as unknown).toThrow('JSON');
    // Answered as no page: neither text, which the panel would show, nor a type that browsers draw.
    const page = [200, expect.stringMatching(/^<!doctype/u), 'application/octet-stream'];
    expect(await text('markup')).toEqual(page);
  });

  test('headers that the panel reads', async () => {
    const failed = servers(
      0,
      { error_name: 'busy' },
      { status: 429, headers: { 'Retry-After': '7' } },
    );
    const answer = await replayAt(500, [failed]).answer(readServers());
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7']);
  });

  test('what was cancelled was never seen', async () => {
    const cancelled = servers(900, undefined, { status: 0, failure: 'cancelled' });
    expect(await told(2000, [servers(0, ['seen']), cancelled], readServers())).toEqual([
      200,
      ['seen'],
    ]);
  });

  test('an answer that was not there yet is held until a moment when it is', async () => {
    const replay = replayAt(1000, [servers(0, ['slow'], { took: 8000 })]);
    const answer = replay.answer(readServers());
    expect(await isHeld(answer)).toBe(true);
    replay.goTo(2000);
    expect(await isHeld(answer)).toBe(true);
    replay.goTo(8000);
    expect(await (await answer).json()).toEqual(['slow']);
  });

  test('one that never came is held for good', async () => {
    const replay = replayAt(90_000, [unanswered(0, '/1.0/servers')]);
    expect(await isHeld(replay.answer(get('/1.0/servers')))).toBe(true);
  });

  test('a read that was quietly tried again is told by its last try, not before', async () => {
    const tries = [
      servers(0, undefined, { status: 500 }),
      servers(600, undefined, { status: 500 }),
      servers(2100, ['third']),
    ];
    const replay = replayAt(300, tries);
    const answer = replay.answer(readServers());
    expect(await isHeld(answer)).toBe(true);
    replay.goTo(2300);
    expect(await (await answer).json()).toEqual(['third']);
  });
});

describe('what was known stays, beside what failed', () => {
  const timeline = [servers(0, ['known']), servers(9000, undefined, { status: 500 })];

  test('before: the last answer that had not failed, which is told', async () => {
    const replay = createReplay(reportOf(timeline), provider);
    replay.goTo(20_000, true);
    expect(await (await replay.answer(readServers())).json()).toEqual(['known']);
    expect(replay.hasFailing).toBe(true);
    replay.goTo(20_000);
    expect((await replay.answer(readServers())).status).toBe(500);
    expect(replay.hasFailing).toBe(false);
  });

  test('where nothing failed nothing is told', async () => {
    const replay = createReplay(reportOf(timeline), provider);
    replay.goTo(5000, true);
    await replay.answer(readServers());
    expect(replay.hasFailing).toBe(false);
  });
});

describe('what failed and is asked for again', () => {
  const failed = servers(0, undefined, { status: 500, took: 100 });
  const again = (at: number) => ({
    ...unanswered(at, '/1.0/servers'),
    query: { account_id: 'acc-demo1' },
  });

  test('is shown as failed while there is no other answer', async () => {
    expect(await told(9000, [failed, again(8100)], readServers())).toEqual([500, undefined]);
  });

  test('has its answer once that is there', async () => {
    const timeline = [failed, servers(8100, ['read'], { took: 500 })];
    expect((await told(8200, timeline, readServers()))[0]).toBe(500);
    expect(await told(8600, timeline, readServers())).toEqual([200, ['read']]);
  });

  test('is still waited for where nobody was told of the failure, or the page has begun anew', async () => {
    const page = { type: 'action', at: 5000, what: 'page', name: '' } as const;
    for (const timeline of [
      [failed, again(600)],
      [failed, page, again(8100)],
    ]) {
      expect(await isHeld(replayAt(9000, timeline).answer(readServers()))).toBe(true);
    }
  });
});

describe('the session', () => {
  const is = (at: number, session: string): ReportedConnection => ({
    type: 'connection',
    at,
    network: 'online',
    stream: 'connected',
    session,
  });
  const life = async (moment: number, isBefore: boolean) => {
    const replay = createReplay(
      reportOf([is(0, 'valid'), servers(0, []), is(5000, 'expired')]),
      provider,
    );
    replay.goTo(moment, isBefore);
    const answer = await replay.answer(readServers());
    return [Number(answer.headers.get('X-Session-Expires-In')) > 0, replay.hasFailing];
  };

  test('lasts while a moment is looked at, and ends where it ended, once the screen stands', async () => {
    expect(await life(1000, false)).toEqual([true, false]);
    expect(await life(6000, true)).toEqual([true, true]);
    expect(await life(6000, false)).toEqual([false, false]);
  });
});

describe('what a report withholds', () => {
  test.each([
    ['secret', 'This answer held a secret, which no report holds'],
    ['unclassified', 'This answer is not in the report: nobody has said what it may hold'],
    ['room', 'This answer is not in the report: there was no room for it'],
  ] as const)('is said: %s', async (withheld, words) => {
    const [status, body] = await told(500, [servers(0, undefined, { withheld })], readServers());
    expect([status, body]).toEqual([501, { error_name: 'not_recorded', errors: [words] }]);
  });

  test.each(['EventToken', 'OrbitToken'])('a token is any: %s', async (operation) => {
    const request = () => ask(`mutation ${operation}($accountId: ID!) { issueJsonWebToken }`);
    const unheard = call(0, '/kiosk', { api: 'graphql', method: 'POST', operation });
    const token = { data: { issueJsonWebToken: { token: { token: 'replayed' } } } };
    expect(await told(500, [{ ...unheard, withheld: 'secret' }], request())).toEqual([200, token]);
    // Answered before the recorder could say why it left the answer out.
    expect(await told(500, [unheard], request())).toEqual([200, token]);
    expect(await told(500, [], request())).toEqual([200, token]);
    expect(await told(500, [{ ...unheard, status: 503 }], request())).toEqual([503, undefined]);
    const refused = { errors: [{ message: 'No' }] };
    expect(await told(500, [{ ...unheard, answer: refused }], request())).toEqual([200, refused]);
  });

  test('of a change in storage, whose answer nobody reads, its status', async () => {
    const made = call(0, '/acc-demo1/box', {
      api: 'orbit',
      method: 'PUT',
      status: 201,
      withheld: 'unclassified',
    });
    expect(await told(500, [made], post('/v1/acc-demo1/box', 'PUT'))).toEqual([201, undefined]);
  });

  test('of a refusal its status', async () => {
    const refused = servers(0, undefined, { status: 403, withheld: 'secret' });
    expect(await told(500, [refused], readServers())).toEqual([403, undefined]);
  });
});
