import { expect, test } from 'vitest';
import { createTap } from '@/provider/recorder/tap';
import { heardBy } from './heard-by';

function open() {
  let clock = 0;
  return createTap(() => ++clock, {});
}

const servers = { api: 'rest', method: 'GET', path: '/1.0/servers' } as const;

test('what is heard is kept until somebody is there to take it, then handed on in order', () => {
  const tap = open();
  const tell = tap.hear(servers);
  tap.note({ type: 'route', path: '/' });
  const heard = heardBy(tap);
  const headers = new Headers({ 'X-Request-Id': 'req-1' });
  tell({ status: 200, headers, text: '[]' });
  expect(heard).toEqual([
    { at: 1, number: 1, asked: servers },
    { at: 2, noted: { type: 'route', path: '/' } },
    { at: 3, number: 1, status: 200, headers, text: '[]' },
  ]);
  // Once.
  expect(heardBy(tap)).toEqual([]);
});

test('what a change is answered before somebody is there is handed on as well', () => {
  const tap = open();
  const text = '{"id":"srv-web01"}';
  tap.hear({ ...servers, method: 'POST' })({ status: 202, text });
  expect(heardBy(tap).at(-1)).toMatchObject({ status: 202, text });
});

test('of 500 things the newest are kept', () => {
  const tap = open();
  for (let at = 0; at < 600; at += 1) tap.note({ type: 'route', path: `/${String(at)}` });
  const all = heardBy(tap);
  expect(all).toHaveLength(500);
  expect(all[0]).toMatchObject({ noted: { path: '/100' } });
});

test('an answer beyond a million characters in all is left out, and pushes nothing else out', () => {
  const tap = open();
  const answer = (length: number) => tap.hear(servers)({ status: 200, text: 'x'.repeat(length) });
  const lengths = [10, 400_000, 2_000_000, 400_000, 400_000, 10];
  lengths.forEach(answer);
  const answers = heardBy(tap).filter(({ asked }) => asked === undefined);
  expect(answers.map(({ text }) => text && text.length)).toEqual([
    10,
    400_000,
    false,
    400_000,
    false,
    10,
  ]);
});

test('what is forgotten is gone here, and said to whoever has the rest, or will come', () => {
  const tap = open();
  tap.note({ type: 'route', path: '/theirs' });
  tap.forget();
  tap.note({ type: 'route', path: '/ours' });
  const heard = heardBy(tap);
  tap.forget();
  expect(heard).toEqual([
    { at: 2, isForgotten: true },
    { at: 3, noted: { type: 'route', path: '/ours' } },
    { at: 4, isForgotten: true },
  ]);
});
