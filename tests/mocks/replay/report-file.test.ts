import type { ReportEntry } from '@/wire/report';
import { readReport } from '@mocks/replay/report-file';
import { storyOf } from '@mocks/replay/story';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { call, reportOf } from './reports';

/** One of each type, to be spoiled. */
const ENTRIES: readonly ReportEntry[] = [
  call(0, '/1.0/servers', { status: 409 }),
  { type: 'route', at: 0, path: '/' },
  { type: 'action', at: 0, what: 'verb', name: 'stop' },
  { type: 'connection', at: 0, network: 'online', stream: 'idle', session: 'valid' },
  { type: 'defect', at: 0, name: 'TypeError', stack: [] },
];

const textOf = (change: object = {}) => JSON.stringify({ ...reportOf([]), ...change });

const wrongOf = (text: string) => {
  const read = readReport(text);
  return 'wrong' in read ? read.wrong : undefined;
};

describe('a file that is no report is told as what it is', () => {
  test.each([
    ['', 'This file is empty'],
    ['{"format":"wheelhouse-rep', 'This file is no report, or only a part of one'],
    ['hello', 'This file is no report, or only a part of one'],
    ['null', 'This file is no report of Wheelhouse'],
    ['[]', 'This file is no report of Wheelhouse'],
    ['{"format":"har"}', 'This file is no report of Wheelhouse'],
    [
      textOf({ version: 2, release: 'v3.0.0' }),
      'This report was written by v3.0.0 in form 2; only form 1 can be read here. A newer release can replay it',
    ],
    [textOf({ version: '1' }), 'This report is damaged: parts that every report has are missing'],
    [textOf({ began: 'once' }), 'This report is damaged'],
    [textOf({ began: '+275760-09-12T00:00:00Z' }), 'This report is damaged'],
    [textOf({ timeline: {} }), 'This report is damaged'],
    [textOf({ records: { server: {} } }), 'This report is damaged'],
    [textOf({ browser: null }), 'This report is damaged'],
  ])('%j', (text, words) => {
    expect(wrongOf(text)).toContain(words);
  });
});

test.each([
  [{ at: '2026-11-20T10:05:00.000Z', why: 'load' }, true],
  [{ at: '2026-11-20T10:05:00.000Z', why: 'loss' }, true],
  [{ at: '2026-11-20T10:05:00.000Z', why: 'another' }, false],
  [{ at: 'once', why: 'load' }, false],
  ['once', false],
])('from when on it tells is read if that can be told: %j', (since, isRead) => {
  const read = readReport(textOf({ since }));
  expect('report' in read && read.report.since).toEqual(isRead ? since : undefined);
});

test('a report is read, its entries by their time', () => {
  const [early, late] = [call(20, '/1.0/servers'), call(900, '/1.0/images')];
  const read = readReport(`\uFEFF${JSON.stringify(reportOf([late, early]))}`);
  expect(read).toMatchObject({ report: { timeline: [early, late] }, unreadable: 0 });
});

test('an entry that nobody knows is left out and counted', () => {
  const odd = [
    { type: 'dream', at: 1 },
    { type: 'route', at: 'soon', path: '/' },
    { type: 'route', at: 1, path: '//elsewhere.example' },
    { type: 'toString', at: 1 },
    null,
  ] as unknown as ReportEntry[];
  const read = readReport(JSON.stringify(reportOf([...odd, call(1, '/1.0/servers')])));
  expect(read).toMatchObject({ report: { timeline: [{ type: 'call' }] }, unreadable: 5 });
});

test.each([100, 101, 199, 300, 302, 304, 399, 600, 700, -1, 200.5, 1e9, '200', null])(
  'an answer of status %j is no entry: it leads elsewhere, or no browser takes it',
  (status) => {
    const odd = call(0, '/1.0/servers', { status: status as number });
    const read = readReport(JSON.stringify(reportOf([odd])));
    expect(read).toMatchObject({ report: { timeline: [] }, unreadable: 1 });
  },
);

test.each([0, 200, 201, 202, 204, 299, 400, 404, 429, 500, 503, 599])(
  'one of status %j is',
  (status) => {
    const read = readReport(JSON.stringify(reportOf([call(0, '/1.0/servers', { status })])));
    expect(read).toMatchObject({ report: { timeline: [{ status }] }, unreadable: 0 });
  },
);

test.each(['secret', 'unclassified', 'room'])('a body may be withheld as %s', (withheld) => {
  const read = readReport(JSON.stringify(reportOf([call(0, '/', { withheld } as object)])));
  expect(read).toMatchObject({ report: { timeline: [{ withheld }] }, unreadable: 0 });
});

test.each(['constructor', '__proto__', 'toString', 'other', '', 1, null, {}])(
  'a body that is withheld as %j is no entry: nobody has words for it',
  (withheld) => {
    const read = readReport(JSON.stringify(reportOf([call(0, '/', { withheld } as object)])));
    expect(read).toMatchObject({ report: { timeline: [] }, unreadable: 1 });
  },
);

test.each([
  '/replay/provider/1.0/page',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'javascript:alert(1)',
  '/accounts/../replay/provider/1.0/page',
  '/assets/app.js',
])('a page that was opened at %j is none: no screen of the panel is there', (path) => {
  const opened = { type: 'route', at: 0, path } as const;
  const read = readReport(JSON.stringify(reportOf([opened])));
  expect(read).toMatchObject({ report: { timeline: [] }, unreadable: 1 });
});

test.each([1e308, -1e300, 9e15])('a moment past all dates is none: %d', (at) => {
  const read = readReport(JSON.stringify(reportOf([call(at, '/'), call(0, '/', { took: at })])));
  expect(read).toMatchObject({ report: { timeline: [] }, unreadable: 2 });
});

test('an answer that was the same as an earlier one is found there, wherever it stands in time', () => {
  const answer = [{ id: 'srv-web01' }];
  const calls = [
    call(0, '/1.0/servers', { answer }),
    call(300, '/1.0/servers', { sameAs: 0 }),
    call(200, '/1.0/images', { sameAs: 7 }),
  ];
  const read = readReport(JSON.stringify(reportOf(calls)));
  expect(read).toMatchObject({
    report: {
      timeline: [
        { at: 0, answer },
        { at: 200, withheld: 'room' },
        { at: 300, answer },
      ],
    },
  });
});

test('whatever a file says, it is read or refused in a sentence, and what is read can be told', () => {
  const type = fc.constantFrom('call', 'route', 'action', 'connection', 'defect');
  const entry = fc
    .tuple(fc.record({ type, at: fc.integer() }), fc.constantFrom(...ENTRIES), fc.object())
    .map(([own, whole, odd]) => ({ ...whole, ...odd, ...own }));
  const odd = fc.dictionary(
    fc.constantFrom(
      'ids',
      'query',
      'variables',
      'took',
      'kind',
      'state',
      'failure',
      'requestId',
      'withheld',
    ),
    fc.anything(),
  );
  const timeline = fc.array(fc.tuple(entry, odd).map(([one, other]) => ({ ...one, ...other })));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), timeline), (given) => {
      const report = { ...reportOf([]), timeline: given };
      const read = readReport(JSON.stringify(report));
      if ('wrong' in read) return read.wrong.length > 0;
      return storyOf(read.report).every(({ words }) => words.length > 0);
    }),
  );
});
