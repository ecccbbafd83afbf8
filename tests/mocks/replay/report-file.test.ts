import type { ReportEntry } from '@/wire/report';
import { readReport } from '@mocks/replay/report-file';
import { describe, expect, test } from 'vitest';
import { call, reportOf } from './reports';

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
    [textOf({ timeline: {} }), 'This report is damaged'],
    [textOf({ records: { server: {} } }), 'This report is damaged'],
    [textOf({ browser: null }), 'This report is damaged'],
  ])('%j', (text, words) => {
    expect(wrongOf(text)).toContain(words);
  });
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
