import { afterEach, expect, test, vi } from 'vitest';
import { createPages } from '@/provider/pages';
import { fakeFetch, json } from './fake-fetch';

const HOME = 'https://docs.example.com/';
const INDEX = 'https://docs.example.com/index.json';
const PAGE = 'https://panel.example.com/accounts/acc-demo1/';

const documents = Array.from({ length: 9 }, (_, at) => ({
  title: `Server guide ${String(at)}`,
  url: `guide/${String(at)}/`,
  text: 'about servers',
}));

afterEach(() => void vi.unstubAllGlobals());

function open(answer: () => Response | Promise<Response>, index: string | undefined = INDEX) {
  vi.stubGlobal('location', new URL(PAGE));
  const requests = fakeFetch(answer);
  let clock = 0;
  const pages = createPages({ home: HOME, index }, () => clock);
  return { pages, requests, wait: (milliseconds: number) => (clock += milliseconds) };
}

test('up to 5 pages of the documentation, and 3 that are related, none of them twice', async () => {
  const { pages, requests } = open(() => json(documents));
  const found = await pages.related('acc-demo1', 'server');
  expect(found.documents).toHaveLength(5);
  expect(found.related).toHaveLength(3);
  const all = [...found.documents, ...found.related].map((page) =>
    'href' in page ? page.href : page.to,
  );
  expect(new Set(all).size).toBe(8);
  await pages.related('acc-demo1', 'guide');
  expect(requests.map(({ url, credentials }) => [url, credentials])).toEqual([[INDEX, 'omit']]);
});

test('without documentation there are the screens of the panel', async () => {
  const { pages, requests } = open(() => json(documents), '');
  const found = await pages.related('acc-demo1', 'billing');
  expect(found).toEqual({
    documents: [],
    hasDocumentation: true,
    related: expect.arrayContaining([
      { title: 'Billing', to: '/accounts/acc-demo1/billing/' },
    ]) as unknown,
  });
  expect(requests).toEqual([]);
});

test.each([
  ['fails', () => json({}, 500)],
  ['cannot be read', () => new Response('<!doctype html>')],
  ['is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a list of the documentation that %s is asked for again a minute later', async (_, answer) => {
  let isBack = false;
  const { pages, requests, wait } = open(() => (isBack ? json(documents) : answer()));
  expect(await pages.related('acc-demo1', 'server')).toMatchObject({
    documents: [],
    hasDocumentation: false,
  });
  await pages.related('acc-demo1', 'server');
  expect(requests).toHaveLength(1);
  isBack = true;
  wait(60_000);
  expect((await pages.related('acc-demo1', 'server')).documents).toHaveLength(5);
  expect(requests).toHaveLength(2);
});

test('a list that never comes is waited for 2 seconds, and found by the next search', async () => {
  vi.useFakeTimers();
  let answer: (response: Response) => void = () => undefined;
  const { pages } = open(() => new Promise<Response>((resolve) => (answer = resolve)));
  const searching = pages.related('acc-demo1', 'server');
  await vi.advanceTimersByTimeAsync(2000);
  expect((await searching).documents).toEqual([]);
  expect((await searching).related).not.toEqual([]);
  expect((await searching).hasDocumentation).toBe(false);
  answer(json(documents));
  await vi.advanceTimersByTimeAsync(0);
  const next = await pages.related('acc-demo1', 'server');
  expect(next.documents).toHaveLength(5);
  expect(next.hasDocumentation).toBe(true);
});
