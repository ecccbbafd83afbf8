import type { SearchedPage } from '@/lib/page-search/page-index';
import { createPageSearch, type PageSearch } from '@/lib/page-search/page-search';
import { type DocumentPage, readDocuments } from '@/model/search/documents';
import { type Documentation, documentationPlaces } from '@/model/search/known-places';
import { PANEL_PAGES, type PanelPage } from '@/model/search/panel-pages';
import { expectApiError } from './api-error';
import { onPublicRequest, readPublicJson } from './public-json';
import type { OnRequest } from './recorder/tap';

export interface ScreenPage {
  readonly title: string;
  readonly to: string;
}

export interface RelatedPages {
  /** Screens, and documentation pages that are not in `documents`; the best first. */
  readonly related: readonly (ScreenPage | DocumentPage)[];
  readonly documents: readonly DocumentPage[];
  /** False if there is a documentation that could not be searched. */
  readonly hasDocumentation: boolean;
}

export interface PagesApi {
  /** Never rejects if only the documentation is missing. */
  related(account: string, term: string): Promise<RelatedPages>;
}

/** Most pages of each sort (docs/product/search.md#related). */
const MOST_RELATED = 3;
const MOST_DOCUMENTS = 5;

/** Milliseconds before an index that failed to load is requested again. */
const AGAIN_MS = 60_000;
/** Milliseconds that a search waits for the index; a later search uses it once it has come. */
const WAIT_MS = 2000;

const screenId = (at: number): string => `screen ${String(at)}`;

const SCREENS: readonly SearchedPage[] = PANEL_PAGES.map(({ title, text }, at) => ({
  id: screenId(at),
  title,
  text,
}));

type Page = PanelPage | DocumentPage;

export function createPages(
  { index, home }: Documentation,
  now: () => number,
  onRequest?: OnRequest,
): PagesApi {
  const places = documentationPlaces({ home, index }, globalThis.location.href);
  const byId = new Map<string, Page>(PANEL_PAGES.map((page, at) => [screenId(at), page]));
  let search: PageSearch | undefined;
  let reading: Promise<void> | undefined;
  let readAgainAt = -Infinity;
  let hasDocumentation = !index;

  async function read(address: string, into: PageSearch): Promise<void> {
    try {
      const documents = readDocuments(
        await readPublicJson(address, onPublicRequest(onRequest, 'searchIndex')),
        places,
      );
      // A list without pages is none.
      hasDocumentation = documents.length > 0;
      for (const document of documents) byId.set(document.href, document);
      into.fill([
        ...SCREENS,
        ...documents.map(({ href, title, text }) => ({ id: href, title, text })),
      ]);
    } catch (thrown) {
      expectApiError(thrown);
      readAgainAt = now() + AGAIN_MS;
      reading = undefined;
    }
  }

  function begin(): PageSearch {
    const begun = createPageSearch();
    begun.fill(SCREENS);
    return begun;
  }

  return {
    related: async (account, term) => {
      search ??= begin();
      if (index && now() >= readAgainAt) reading ??= read(index, search);
      await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
      const found = (await search.search(term)).flatMap((id) => byId.get(id) ?? []);
      const documents = found.filter((page) => 'href' in page).slice(0, MOST_DOCUMENTS);
      const rest = found.filter((page) => !('href' in page && documents.includes(page)));
      const related = rest
        .slice(0, MOST_RELATED)
        .map((page) => ('href' in page ? page : { title: page.title, to: page.path(account) }));
      return { documents, related, hasDocumentation };
    },
  };
}
