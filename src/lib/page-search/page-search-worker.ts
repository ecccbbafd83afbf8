import { createPageIndex, type SearchedPage } from './page-index';

export type Asked =
  | { readonly pages: readonly SearchedPage[] }
  | { readonly number: number; readonly term: string };

export interface Told {
  readonly number: number;
  readonly ids: readonly string[];
}

const index = createPageIndex([]);

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('pages' in data) {
    index.replace(data.pages);
    return;
  }
  const told: Told = { number: data.number, ids: index.search(data.term) };
  postMessage(told);
});
