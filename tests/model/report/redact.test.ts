import { describe, expect, test } from 'vitest';
import { createRedactor, type RawCall } from '@/model/report/redact';
import type { ReportFile } from '@/wire/report';
import { exchange } from './told';

const server = {
  id: 'srv-abcde',
  resource_type: 'server',
  url: 'https://api.example.com/1.0/servers/srv-abcde',
  name: 'web of Jane',
  status: 'active',
  locked: 'yes',
  hostname: 'srv-abcde',
  fqdn: 'srv-abcde.gb1.example.com',
  user_data: 'c2VjcmV0',
  console_token: 'tok',
  metadata: { labels: { owner: 'jane' } },
  cloud_ips: [{ id: 'cip-abcde', public_ip: '203.0.113.7', name: null }],
};

const asked = (body: unknown, part: Partial<RawCall> = {}) => {
  const redactor = createRedactor();
  const call = redactor.call(exchange({ text: JSON.stringify(body), ...part }));
  return { call, redactor, answer: redactor.resolve(call, { isPlain: false }).answer };
};

describe('an answer of the REST API', () => {
  test('keeps classified fields alone, with stand-ins for what people name', () => {
    expect(asked([server]).answer).toEqual([
      {
        id: 'srv-abcde',
        resource_type: 'server',
        name: 'name-002',
        status: 'active',
        locked: '',
        hostname: 'srv-abcde',
        fqdn: 'srv-abcde.host-001.redacted.invalid',
        user_data: 'cmVkYWN0ZWQ=',
        metadata: { labels: { 'name-001': 'Text 001' } },
        cloud_ips: [{ id: 'cip-abcde', public_ip: '198.18.0.1', name: null }],
      },
    ]);
  });

  test('is told with the stand-ins that its record has', () => {
    const { redactor, call } = asked([server]);
    const parts: Pick<ReportFile, 'timeline' | 'records'> = {
      timeline: [call],
      records: { server: call.answer as unknown[] },
    };
    const { timeline, records } = redactor.resolve(parts, { isPlain: false });
    expect(timeline).toMatchObject([{ answer: records['server'] }]);
  });

  test('has its names again if the reporter ticks so, but never its secrets', () => {
    const { redactor, call } = asked(server);
    const { answer } = redactor.resolve(call, { isPlain: true });
    expect(answer).toMatchObject({ name: 'web of Jane', user_data: 'cmVkYWN0ZWQ=' });
  });
});

test('a time that is written otherwise is told as it is read, and words in its place are not', () => {
  const at = '2026-11-20T08:44:23z';
  expect(asked({ id: 'srv-abcde', created_at: at, started_at: 'Jane' }).answer).toEqual({
    id: 'srv-abcde',
    created_at: '2026-11-20T08:44:23.000Z',
    started_at: '',
  });
});

describe('what somebody did', () => {
  test('is told by code and ids, of what Orbit keeps by stand-ins', () => {
    const redactor = createRedactor();
    const action = redactor.action({
      what: 'verb',
      name: 'delete',
      kind: 'object',
      ids: ['srv-abcde', 'acc-demo1/jane', 'acc-demo1/jane/letters/to bob.pdf', 'ann-jones'],
      state: 'Deleted “to bob.pdf”',
    });
    expect(redactor.resolve(action, { isPlain: false })).toEqual({
      what: 'verb',
      name: 'delete',
      kind: 'object',
      ids: [
        'srv-abcde',
        'acc-demo1/name-002',
        'acc-demo1/name-002/name-003/name-004.pdf',
        'name-001',
      ],
      state: '-',
    });
  });
});

test('what is called as no code is has its name left out', () => {
  const redactor = createRedactor();
  const named = (name: string) => redactor.action({ what: 'command', name }).name;
  expect(named('verb-srv-12345-stop')).toBe('verb-srv-12345-stop');
  for (const name of ['a94a8fe5ccb19ba61c4c0873d391e987', '4000002500003155', 'web of Jane']) {
    expect(named(name)).toBe('-');
  }
});

describe('a defect', () => {
  const told = (stack: string) =>
    createRedactor().defect(Object.assign(new TypeError('no name of Jane'), { stack }));

  test('is told by its class and place, never by its words', () => {
    const at = 'at drawRow (https://panel.example.com/assets/list-abc.js:1:23)';
    const frames = [
      at,
      'at https://panel.example.com/assets/main.js:4:5',
      'at async run (a.js:6:7)',
    ];
    expect(told(['TypeError: no name of Jane', 'at her desk', ...frames].join('\n    '))).toEqual({
      name: 'TypeError',
      stack: ['drawRow list-abc.js:1:23', 'main.js:4:5', 'run a.js:6:7'],
    });
    expect(told('drawRow@https://panel.example.com/assets/list-abc.js:1:23').stack).toEqual([
      'drawRow list-abc.js:1:23',
    ]);
  });

  test('of many lines is told by its frames, whatever its words look like', () => {
    const message = 'no name of\n    at ann.smith:12:30\njane@https://x.example/jones.js:1:2\nend';
    const words = `TypeError: ${message}`;
    const defect = (stack: string) =>
      createRedactor().defect(Object.assign(new TypeError(message), { stack })).stack;
    expect(defect(`${words}\n    at run (a.js:6:7)`)).toEqual(['run a.js:6:7']);
    expect(defect('run@https://panel.example.com/a.js:6:7')).toEqual(['run a.js:6:7']);
    expect(
      told('Error: changed\nann.smith:12:30\n at bob:1:2\n    at run (a.js:6:7)').stack,
    ).toEqual(['run a.js:6:7']);
  });

  test('that is no error is told by its type', () => {
    expect(createRedactor().defect('Jane')).toEqual({ name: 'string', stack: [] });
  });
});
