import { expect, test } from 'vitest';
import {
  contentWords,
  entryWords,
  isTrouble,
  lastReloadIn,
} from '@/components/failure/report/report-words';
import type { Line, MadeReport } from '@/provider/recorder/make-report';

type Entry = Line['entry'];

const call = {
  type: 'call',
  at: 0,
  took: 120,
  api: 'rest',
  method: 'GET',
  path: '/1.0/servers',
  status: 200,
} as const;

test.each<readonly [entry: Entry, words: string, trouble: boolean]>([
  [call, 'GET /1.0/servers: 200 after 120 ms', false],
  [
    { ...call, query: { account_id: 'acc-demo1' }, status: 503 },
    'GET /1.0/servers?account_id=acc-demo1: 503 after 120 ms',
    true,
  ],
  [{ ...call, status: 0, failure: 'network' }, 'GET /1.0/servers: no answer after 120 ms', true],
  [{ ...call, status: 0, failure: 'cancelled' }, 'GET /1.0/servers: cancelled after 120 ms', false],
  [
    { ...call, failure: 'not-json' },
    'GET /1.0/servers: 200, unreadable response after 120 ms',
    true,
  ],
  [
    { type: 'call', at: 0, api: 'rest', method: 'POST', path: '/1.0/servers', status: 0 },
    'POST /1.0/servers: no answer yet',
    false,
  ],
  [
    { ...call, api: 'graphql', method: 'POST', path: '/kiosk', operation: 'Billing' },
    'Billing (GraphQL): 200 after 120 ms',
    false,
  ],
  [{ type: 'route', at: 0, path: '/user/' }, 'Page /user/', false],
  [
    {
      type: 'action',
      at: 0,
      what: 'task',
      name: 'stop',
      kind: 'cloud_ip',
      ids: ['cip-aaaaa'],
      state: 'failed',
    },
    'Task ‘stop’ cloud ip cip-aaaaa: failed',
    true,
  ],
  [
    { type: 'connection', at: 0, network: 'offline', stream: 'idle', session: 'valid' },
    'Network offline, event stream idle, session valid',
    false,
  ],
  [
    { type: 'action', at: 0, what: 'page', name: 'load', state: 'v2.6.14' },
    'The page reloaded',
    false,
  ],
  [{ type: 'defect', at: 0, name: 'TypeError', stack: [] }, 'Panel error: TypeError', true],
])('%o is told as ‘%s’', (entry, words, trouble) => {
  expect(entryWords(entry, -Infinity)).toBe(words);
  expect(isTrouble(entry)).toBe(trouble);
});

test('a call that a reload cut off is no longer under way', () => {
  const asked = (at: number): Entry => ({
    type: 'call',
    at,
    api: 'rest',
    method: 'GET',
    path: '/',
    status: 0,
  });
  const load = (at: number): Entry => ({ type: 'action', at, what: 'page', name: 'load' });
  const all = [asked(1), load(5), asked(6), load(9), asked(10)];
  const last = lastReloadIn({ lines: all.map((entry) => ({ entry, from: 0, to: 1 })) });
  expect(all.map((entry) => entryWords(entry, last))).toEqual([
    'GET /: no answer before the reload',
    'The page reloaded',
    'GET /: no answer before the reload',
    'The page reloaded',
    'GET /: no answer yet',
  ]);
});

test('what is in a file is told by counts, without what there is none of', () => {
  const lines = [
    call,
    { ...call, status: 500 },
    { type: 'route', at: 0, path: '/' } as const,
    { type: 'action', at: 0, what: 'page', name: 'load' } as const,
  ];
  const made = {
    lines: lines.map((entry) => ({ entry, from: 0, to: 1 })),
    records: [
      { kind: 'server', count: 2, from: 0, to: 1 },
      { kind: 'zone', count: 1, from: 0, to: 1 },
    ],
  } as unknown as MadeReport;
  expect(contentWords(made)).toEqual([
    '2 requests to the provider with responses (1 failed)',
    '1 page you opened, without your input',
    '1 page reload (a few seconds before it may be missing)',
    '3 resources of 2 types',
  ]);
});

test('names that a reload has lost are said to be placeholders, where others go along', () => {
  const words = (isPlain: boolean, name: string) => {
    const lines = [{ entry: { type: 'action', at: 0, what: 'page', name }, from: 0, to: 1 }];
    return contentWords({ lines, records: [], isPlain } as unknown as MadeReport);
  };
  const lost = 'Names from before the last reload remain placeholders';
  expect(words(true, 'load')).toContain(lost);
  expect(words(false, 'load')).not.toContain(lost);
});
