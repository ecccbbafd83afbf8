import { lazyPart } from '../lazy-part';
import type { PageIndex, SearchedPage } from './page-index';
import type { Asked, Told } from './page-search-worker';

export interface PageSearch {
  fill(pages: readonly SearchedPage[]): void;
  search(term: string): Promise<readonly string[]>;
  end(): void;
}

const startWorker = (): Worker | undefined =>
  'Worker' in globalThis
    ? new Worker(new URL('./page-search-worker.ts', import.meta.url), { type: 'module' })
    : undefined;

const loadIndex = lazyPart(() => import('./page-index'));

/** Searches in a worker. Without one, or without its code, it searches in the page. */
export function createPageSearch(start: () => Worker | undefined = startWorker): PageSearch {
  let worker = start();
  let pages: readonly SearchedPage[] = [];
  let here: PageIndex | undefined;
  let last = 0;
  const waiting = new Map<number, (ids: readonly string[] | undefined) => void>();

  const tell = (asked: Asked) => worker?.postMessage(asked);

  function end() {
    worker?.terminate();
    worker = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  }

  if (worker !== undefined) {
    worker.onmessage = ({ data: { number, ids } }: MessageEvent<Told>) => {
      waiting.get(number)?.(ids);
      waiting.delete(number);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
    };
  }

  const searchBeside = (term: string) =>
    new Promise<readonly string[] | undefined>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      tell({ number: last, term });
    });

  return {
    fill: (given) => {
      pages = given;
      here = undefined;
      tell({ pages });
    },
    search: async (term) => {
      const found = worker && (await searchBeside(term));
      if (found !== undefined) return found;
      here ??= (await loadIndex()).createPageIndex(pages);
      return here.search(term);
    },
    end,
  };
}
