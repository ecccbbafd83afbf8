import { expect, test } from 'vitest';
import { createBuffer } from '@/provider/recorder/buffer';
import type { Sent } from '@/provider/recorder/as-sent';
import type { Asked } from '@/provider/recorder/tap';
import type { ReportEntry, ReportFile } from '@/wire/report';
import { orderAt } from './order';

const START = Date.parse('2026-11-23T14:00:00Z');
const MINUTE = 60_000;

const order = (now: number, isPlain = false) => orderAt(now, isPlain, START - MINUTE);

function open() {
  const buffer = createBuffer();
  let number = 0;
  const call = (at: number, asked: Partial<Asked>, status: number, body?: unknown) => {
    number += 1;
    const path = '/1.0/servers';
    void buffer.take({ at, number, asked: { api: 'rest', method: 'GET', path, ...asked } });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return buffer.take({ at: at + 40, number, status, ...(body !== undefined && { text }) });
  };
  const note = (heard: Sent) => buffer.take(heard);
  const read = async (now: number, isPlain = false) => {
    const made = await buffer.make(order(now, isPlain));
    return { made, file: JSON.parse(await made.file.text()) as ReportFile };
  };
  return { buffer, call, note, read };
}

const server = (id: string, name: string) => ({ id, name, status: 'active' });

const callsOf = ({ timeline }: ReportFile) =>
  timeline.filter((entry): entry is ReportEntry & { type: 'call' } => entry.type === 'call');

test('a call is told with its times, its status and what was answered, names replaced', async () => {
  const { call, read } = open();
  await call(START, {}, 200, [server('srv-web01', 'secret project')]);
  const { file } = await read(START + 1000);
  expect(file).toMatchObject({ format: 'wheelhouse-report', version: 1, isPlain: false });
  expect(file.began).toBe('2026-11-23T14:00:00.000Z');
  expect(file.timeline).toMatchObject([
    {
      type: 'call',
      at: 0,
      took: 40,
      method: 'GET',
      path: '/1.0/servers',
      status: 200,
      answer: [{ id: 'srv-web01', name: 'name-001', status: 'active' }],
    },
  ]);
  expect(file.records).toMatchObject({ server: [{ id: 'srv-web01', name: 'name-001' }] });
  const plain = await read(START + 1000, true);
  expect(plain.file.records).toMatchObject({ server: [{ name: 'secret project' }] });
});

test('an answer for which there was no room is told as that', async () => {
  const { note, read } = open();
  const asked = { api: 'rest', method: 'GET', path: '/1.0/servers' } as const;
  void note({ at: START, number: 1, asked });
  await note({ at: START, number: 1, status: 200, text: false });
  const { file } = await read(START);
  expect(callsOf(file)).toMatchObject([{ status: 200, withheld: 'room' }]);
});

test('an answer that was not kept is told as withheld, whatever it was', async () => {
  const { buffer, note, read } = open();
  const asked = {
    api: 'graphql',
    method: 'POST',
    path: '/graphql',
    operation: 'EventToken',
  } as const;
  void note({ at: START, number: 1, asked });
  await buffer.take({ at: START + 1, number: 1, status: 200, text: null });
  expect(callsOf((await read(START + 2)).file)).toMatchObject([
    { operation: 'EventToken', status: 200, withheld: 'secret' },
  ]);
});

test('it tells from when on there was somebody to hear, where that is not long ago', async () => {
  const { read } = open();
  const at = new Date(START - MINUTE).toISOString();
  const { file, made } = await read(START);
  expect(file.since).toEqual({ at, why: 'load' });
  expect(made.since).toEqual(file.since);
  expect((await read(START + 14 * MINUTE)).file).not.toHaveProperty('since');
});

test('what is answered alike again is told by where it stands', async () => {
  const { call, read, buffer } = open();
  const rows = Array.from({ length: 50 }, (_, at) => server(`srv-web${10 + at}`, `web ${at}`));
  await call(START, {}, 200, rows);
  const once = buffer.held();
  for (let at = 1; at <= 5; at += 1) await call(START + at * 3000, {}, 200, rows);
  expect(buffer.held() - once).toBeLessThan(5 * 2000);
  const { file } = await read(START + MINUTE);
  const calls = callsOf(file);
  expect(calls.map(({ sameAs }) => sameAs)).toEqual([undefined, 0, 0, 0, 0, 0]);
  expect(calls.filter(({ answer }) => answer !== undefined)).toHaveLength(1);
});

test('15 minutes are kept, and of each address the latest answer beyond', async () => {
  const { call, note, read } = open();
  await call(START, { path: '/1.0/images' }, 200, []);
  await call(START + 1, {}, 200, [server('srv-web01', 'one')]);
  await call(START + MINUTE, {}, 200, [server('srv-web01', 'two')]);
  await call(START + 2 * MINUTE, { path: '/1.0/volumes' }, 500, { error_name: 'oops' });
  await note({ at: START + 3 * MINUTE, note: { type: 'route', path: '/accounts/acc-demo1/' } });
  await call(START + 17 * MINUTE, { path: '/1.0/zones' }, 200, []);
  const { file } = await read(START + 18 * MINUTE + 1);
  expect(file.timeline.map((entry) => [entry.at, 'path' in entry && entry.path])).toEqual([
    [-3 * MINUTE - 1, '/1.0/images'],
    [-2 * MINUTE - 1, '/1.0/servers'],
    [-1, '/accounts/acc-demo1/'],
    [14 * MINUTE - 1, '/1.0/zones'],
  ]);
  expect(file.dropped).toBe(2);
  expect(file.account).toBe('acc-demo1');
});

test('the buffer holds 4 MiB at most, and drops the oldest that nothing else needs first', async () => {
  const { call, buffer, read } = open();
  // Incompressible: numbers are kept as they are, and every one is different.
  const number = () => Math.floor(Math.random() * 2 ** 52);
  await call(START, { path: '/1.0/zones' }, 200, [{ id: 'zon-aaaaa', handle: 'gb1-a' }]);
  for (let at = 1; at <= 50; at += 1) {
    const rows = Array.from({ length: 5000 }, () => ({
      id: 'srv-web01',
      server_type: { id: 'typ-nano1', ram: number(), disk_size: number(), cores: number() },
    }));
    await call(START + at * 1000, {}, 200, rows);
    expect(buffer.held()).toBeLessThanOrEqual(4 * 2 ** 20);
  }
  const { file } = await read(START + 5 * MINUTE);
  expect(file.dropped).toBeGreaterThan(0);
  expect(file.timeline.length + file.dropped).toBe(51);
  expect(file.timeline[0]).toMatchObject({ path: '/1.0/zones' });
});

test('a call without an answer yet is told as far as it is known', async () => {
  const { buffer, read } = open();
  const asked = { api: 'rest', method: 'POST', path: '/1.0/servers/srv-web01/stop' } as const;
  void buffer.take({ at: START, number: 1, asked });
  const { file } = await read(START + 5000);
  expect(callsOf(file)).toEqual([expect.objectContaining({ at: 0, status: 0, method: 'POST' })]);
  expect(callsOf(file)[0]).not.toHaveProperty('took');
});

test('what is forgotten is gone, and an answer to what was asked before is not heard', async () => {
  const { buffer, call, read } = open();
  await call(START, {}, 200, [server('srv-web01', 'theirs')]);
  const asked = { api: 'rest', method: 'GET', path: '/1.0/volumes' } as const;
  void buffer.take({ at: START + 1, number: 77, asked });
  void buffer.take({ at: START + 2, isForgotten: true });
  await buffer.take({ at: START + 3, number: 77, status: 200, text: '[]' });
  const { file } = await read(START + 5000, true);
  expect(file.timeline).toEqual([]);
  expect(file.records).toEqual({});
  expect(JSON.stringify(file)).not.toContain('theirs');
});

test('the preview is the file: each line and the records of each kind stand where they say', async () => {
  const { call, note, read } = open();
  await call(START, {}, 200, [server('srv-web01', 'Zoë’s server')]);
  await note({
    at: START + 10,
    note: { type: 'action', what: 'verb', name: 'stop', kind: 'server', ids: ['srv-web01'] },
  });
  const { made, file } = await read(START + 1000, true);
  for (const [index, { from, to }] of made.lines.entries()) {
    const text = await made.file.slice(from, to).text();
    expect(JSON.parse(text)).toEqual(file.timeline[index]);
  }
  const [{ kind, count, from, to } = expect.fail()] = made.records;
  expect({ kind, count }).toEqual({ kind: 'server', count: 1 });
  expect(JSON.parse(await made.file.slice(from, to).text())).toEqual(file.records['server']);
});

test('a defect is told by its class and its place alone', async () => {
  const { note, read } = open();
  const stack = 'TypeError: hunter2 is no name\n    at draw (https://a.example/assets/x-1.js:2:34)';
  await note({ at: START, note: { type: 'defect', name: 'TypeError', stack } });
  const { file } = await read(START + 1);
  expect(file.timeline).toEqual([
    { type: 'defect', at: 0, name: 'TypeError', stack: ['draw x-1.js:2:34'] },
  ]);
});
