import { use, useMemo } from 'react';
import { useStore } from 'react-redux';
import type { AnsweredGroup } from '@/model/search/answer';
import { MOST_OF_A_GROUP, type Sought } from '@/model/search/find';
import { isSearched } from '@/model/search/kinds';
import { documentationPlaces } from '@/model/search/known-places';
import type { RelatedPages } from '@/provider/pages';
import { relatedQuery } from '@/store/queries/related-query';
import { searchQuery } from '@/store/queries/search-query';
import { selectIsForeign, selectRecordStatus } from '@/store/resources/resources-selectors';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import type { RecordLookup } from '@/components/scope/data/lookup';
import { useQuery } from '@/components/scope/data/use-query';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { foundRecord } from './found-record';
import { mergeAnswer } from './merge-answer';
import type { FoundDocument, FoundPage, ResultGroup } from './results';

interface Answers {
  readonly groups: readonly ResultGroup[];
  readonly documents: readonly FoundDocument[];
  readonly related: readonly (FoundPage | FoundDocument)[];
  /** False where there is a documentation that could not be searched. */
  readonly hasDocumentation: boolean;
  /** Whether an answer is still to come. */
  readonly isPending: boolean;
}

const NO_ANSWER: readonly AnsweredGroup[] = [];
const NO_PAGES: RelatedPages = { related: [], documents: [], hasDocumentation: true };

type Page = RelatedPages['related'][number];

function foundPage(page: Page): FoundPage | FoundDocument {
  if ('to' in page) return { key: `text ${page.to}`, type: 'text', title: page.title, to: page.to };
  return foundDocument(page);
}

function foundDocument({ href, title, text }: RelatedPages['documents'][number]): FoundDocument {
  return { key: `docs ${href}`, type: 'docs', title, detail: text || undefined, href };
}

/**
 * Adds to what the panel found in an account what the provider and the pages' own search answer, for the
 * last term that they were asked.
 */
export function useAnswers(
  own: readonly ResultGroup[],
  { account, term }: { readonly account: string; readonly term: string },
  sought: Sought,
  lookup: RecordLookup,
): Answers {
  const answered = useQuery(searchQuery, { account, term });
  const pages = useQuery(relatedQuery, { account, term });
  const { documentation: home, searchIndex: index } = use(DeploymentContext);
  const store = useStore<WithResources>();
  const { data: answer = NO_ANSWER } = answered;
  const { data: found = NO_PAGES } = pages;

  const merged = useMemo(() => {
    const { origin, href } = window.location;
    return mergeAnswer(own, answer, {
      account,
      origin,
      documentation: documentationPlaces({ home, index }, href),
      knownRecord: (kind, id) =>
        isSearched(kind) ? foundRecord({ kind, id }, account, sought, lookup) : undefined,
      isElsewhere: (kind, id) => {
        const state = store.getState();
        const isGone = selectRecordStatus(state, kind, id).status === 'not-found';
        return isGone || selectIsForeign(state, kind, id, account);
      },
    });
  }, [own, answer, account, home, index, sought, lookup, store]);

  return useMemo(() => {
    const documents = [...found.documents.map(foundDocument), ...merged.documents];
    const isFirst = ({ key }: FoundDocument, at: number) =>
      documents.findIndex((each) => each.key === key) === at;
    const shown = documents.filter(isFirst).slice(0, MOST_OF_A_GROUP);
    const keys = new Set(
      [...shown, ...merged.groups.flatMap(({ items }) => items)].map(({ key }) => key),
    );
    return {
      groups: merged.groups,
      documents: shown,
      hasDocumentation: found.hasDocumentation,
      related: found.related.map(foundPage).filter(({ key }) => !keys.has(key)),
      isPending: isFirstReadPending(answered.status) || isFirstReadPending(pages.status),
    };
  }, [merged, found, answered.status, pages.status]);
}
