import MiniSearch from 'minisearch';

export interface SearchedPage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface PageIndex {
  replace(pages: readonly SearchedPage[]): void;
  search(term: string): readonly string[];
}

/** Shorter words have too many neighbours. */
const FUZZY_FROM = 5;
const FUZZY = 0.2;

/** Words are found by their beginning, and longer ones despite a slip of the fingers. */
export function createPageIndex(pages: readonly SearchedPage[]): PageIndex {
  const index = new MiniSearch<SearchedPage>({
    fields: ['title', 'text'],
    searchOptions: {
      prefix: true,
      fuzzy: (word) => (word.length >= FUZZY_FROM ? FUZZY : false),
      boost: { title: 3 },
      combineWith: 'AND',
    },
  });
  const replace = (given: readonly SearchedPage[]) => {
    index.removeAll();
    index.addAll(given.filter(({ id }, at) => given.findIndex((page) => page.id === id) === at));
  };
  replace(pages);
  return { replace, search: (term) => index.search(term).map(({ id }) => String(id)) };
}
