import { expect, test } from 'vitest';
import { createTap, type Heard } from '@/provider/recorder/tap';

function open() {
  let clock = 0;
  const tap = createTap(() => ++clock, {});
  return { tap, kept: tap.kept };
}

const servers = { api: 'rest', method: 'GET', path: '/1.0/servers' } as const;

test('what is heard is kept until somebody is there to take it, then handed on in order', () => {
  const { tap } = open();
  const tell = tap.hear(servers);
  tap.note({ type: 'route', path: '/' });
  const taken: Heard[] = [];
  tap.lead((heard) => taken.push(heard));
  const headers = new Headers({ 'X-Request-Id': 'req-1' });
  tell({ status: 200, headers, text: '[]' });
  expect(taken).toEqual([
    { at: 1, number: 1, asked: servers },
    { at: 2, noted: { type: 'route', path: '/' } },
    { at: 3, number: 1, status: 200, headers, text: '[]' },
  ]);
});

test('without the worker, what a change was answered with is not kept: it may be a secret, but that there was something', () => {
  const { tap, kept } = open();
  const post = { api: 'rest', method: 'POST', path: '/1.0/api_clients' } as const;
  tap.hear(post)({ status: 201, text: '{"secret":"s3cr3t"}' });
  const query = { ...post, api: 'graphql', operation: 'Billing', variables: {} } as const;
  tap.hear(query)({ status: 200, text: '{"data":{}}' });
  tap.hear({ ...post, api: 'graphql', operation: 'IssueToken' })({ status: 200, text: '{"t":1}' });
  tap.hear({ ...post, method: 'DELETE' })({ status: 204, text: '' });
  tap.hear(post)({ failure: 'network' });
  const texts = kept().flatMap((heard) => (heard.status === undefined ? [] : [heard.text]));
  expect(texts).toEqual([null, '{"data":{}}', null, '']);
});

test('of 500 things, or a million characters, the newest are kept', () => {
  const { tap, kept } = open();
  for (let at = 0; at < 600; at += 1) tap.note({ type: 'route', path: `/${String(at)}` });
  const all = kept();
  expect(all).toHaveLength(500);
  expect(all[0]).toMatchObject({ noted: { path: '/100' } });
  const text = 'x'.repeat(400_000);
  for (let at = 0; at < 4; at += 1) tap.hear(servers)({ status: 200, text });
  expect(kept().filter(({ text: given }) => given !== undefined)).toHaveLength(2);
});

test('it stays here until somebody takes it', () => {
  const { tap, kept } = open();
  tap.note({ type: 'route', path: '/' });
  expect(kept()).toHaveLength(1);
  expect(kept()).toHaveLength(1);
  tap.lead(() => undefined);
  expect(kept()).toEqual([]);
});

test('what is forgotten is gone here, and said to whoever has the rest', () => {
  const { tap, kept } = open();
  tap.note({ type: 'route', path: '/theirs' });
  tap.forget();
  tap.note({ type: 'route', path: '/ours' });
  expect(kept()).toEqual([{ at: 2, noted: { type: 'route', path: '/ours' } }]);
  const taken: Heard[] = [];
  tap.lead((heard) => taken.push(heard));
  tap.forget();
  expect(taken.at(-1)).toEqual({ at: 3, isForgotten: true });
});
