import { expect, test, vi } from 'vitest';
import { createPageIndex } from '@/lib/page-search/page-index';
import { createPageSearch } from '@/lib/page-search/page-search';
import type { Asked } from '@/lib/page-search/page-search-worker';

const pages = [
  { id: 'servers', title: 'Cloud Servers', text: 'machines instances' },
  { id: 'resize', title: 'Resize a server', text: 'larger or smaller machine' },
  { id: 'billing', title: 'Billing', text: 'balance and invoices' },
];

test('pages are found by the beginnings of all words, a title before a text', () => {
  const search = (term: string) => createPageIndex(pages).search(term);
  expect(search('serv')).toEqual(['servers', 'resize']);
  expect(search('machine larger')).toEqual(['resize']);
  expect(search('machine balance')).toEqual([]);
  expect(search('')).toEqual([]);
});

test('a slip of the fingers in a longer word is forgiven', () => {
  const search = (term: string) => createPageIndex(pages).search(term);
  expect(search('biling')).toEqual(['billing']);
  expect(search('invocies')).toEqual(['billing']);
  expect(search('bil')).toEqual(['billing']);
  expect(search('bal l')).toEqual([]);
});

test('two pages of one id are one', () => {
  expect(createPageIndex([...pages, ...pages]).search('billing')).toEqual(['billing']);
});

/** A worker that answers when the test says so. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly asked: Asked[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
}

function open() {
  const worker = new FakeWorker();
  const search = createPageSearch(() => worker as unknown as Worker);
  search.fill(pages);
  return { worker, search };
}

test('answers of the worker are told apart, in whatever order they come', async () => {
  const { worker, search } = open();
  const [one, other] = [search.search('one'), search.search('other')];
  expect(worker.asked).toEqual([
    { pages },
    { number: 1, term: 'one' },
    { number: 2, term: 'other' },
  ]);
  worker.onmessage?.({ data: { number: 2, ids: ['second'] } });
  worker.onmessage?.({ data: { number: 9, ids: ['nobody asked'] } });
  worker.onmessage?.({ data: { number: 1, ids: ['first'] } });
  expect(await Promise.all([one, other])).toEqual([['first'], ['second']]);
});

test('where its code cannot be had, what waits and all that comes is searched in the page', async () => {
  const { worker, search } = open();
  const waiting = search.search('billing');
  const preventDefault = vi.fn<() => void>();
  worker.onerror?.({ preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(await waiting).toEqual(['billing']);
  search.fill(pages.slice(0, 1));
  expect(await search.search('billing')).toEqual([]);
  expect(await search.search('cloud')).toEqual(['servers']);
});

test('where there are no workers it is searched in the page', async () => {
  const search = createPageSearch(() => undefined);
  search.fill(pages);
  expect(await search.search('billing')).toEqual(['billing']);
  search.end();
});
