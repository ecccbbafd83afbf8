import { expect, test } from 'vitest';
import { createTap } from '@/provider/recorder/tap';
import { exchangesOf } from './exchanges-of';

function open() {
  let clock = 0;
  return createTap(() => ++clock, {});
}

const servers = { api: 'rest', method: 'GET', path: '/1.0/servers' } as const;

test('what is heard is kept until somebody is there to take it, then handed on in order', () => {
  const tap = open();
  const onResponse = tap.onRequest(servers);
  tap.note({ type: 'route', path: '/' });
  const heard = exchangesOf(tap);
  const headers = new Headers({ 'X-Request-Id': 'req-1' });
  onResponse({ status: 200, headers, text: '[]' });
  expect(heard).toEqual([
    { at: 1, number: 1, asked: servers },
    { at: 2, note: { type: 'route', path: '/' } },
    { at: 3, number: 1, status: 200, headers, text: '[]' },
  ]);
  // Once.
  expect(exchangesOf(tap)).toEqual([]);
});

test('what a change is answered before somebody is there is handed on as well', () => {
  const tap = open();
  const text = '{"id":"srv-web01"}';
  tap.onRequest({ ...servers, method: 'POST' })({ status: 202, text });
  expect(exchangesOf(tap).at(-1)).toMatchObject({ status: 202, text });
});

test('of 500 things the newest are kept', () => {
  const tap = open();
  for (let at = 0; at < 600; at += 1) tap.note({ type: 'route', path: `/${String(at)}` });
  const all = exchangesOf(tap);
  expect(all).toHaveLength(500);
  expect(all[0]).toMatchObject({ note: { path: '/100' } });
});

test('an answer beyond a million characters in all is left out, and pushes nothing else out', () => {
  const tap = open();
  const answer = (length: number) =>
    tap.onRequest(servers)({ status: 200, text: 'x'.repeat(length) });
  const lengths = [10, 400_000, 2_000_000, 400_000, 400_000, 10];
  lengths.forEach(answer);
  const answers = exchangesOf(tap).filter(({ asked }) => asked === undefined);
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
  const heard = exchangesOf(tap);
  tap.forget();
  expect(heard).toEqual([
    { at: 2, isForgotten: true },
    { at: 3, note: { type: 'route', path: '/ours' } },
    { at: 4, isForgotten: true },
  ]);
});
