import type { AnsweredGroup } from '@/model/search/answer';
import { expectApiError } from '@/provider/api-error';
import type { RelatedPages } from '@/provider/pages';
import { NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import { abortable, call, type Saga } from '@/store/sagas/effects';
import { defineQuery } from './query';

const FRESH_MS = 30_000;

/**
 * Search results of the provider, in addition to the panel's own. If it cannot search, or fails,
 * there are none: no message is shown, and nothing is read again
 * (docs/product/search.md#provider-cannot).
 */
export const searchQuery = defineQuery({
  name: 'search',
  key: ({ account, term }: { account: string; term: string }) => `${account} ${term}`,
  *read({ graphql }, { account, term }): Saga<readonly AnsweredGroup[]> {
    if (account === NO_ACCOUNT || term === '') return [];
    try {
      return yield* abortable((signal) => graphql.accountSearch(account, term, signal));
    } catch (thrown) {
      expectApiError(thrown);
      return [];
    }
  },
  isFresh: ({ readAt }, now) => now - readAt <= FRESH_MS,
});

const NOTHING = { related: [], documents: [] };

export const relatedQuery = defineQuery({
  name: 'related',
  key: ({ account, term }: { account: string; term: string }) => `${account} ${term}`,
  *read({ pages }, { account, term }): Saga<RelatedPages> {
    if (account === NO_ACCOUNT || term === '') return { ...NOTHING, hasDocumentation: true };
    try {
      return yield* call(() => pages.related(account, term));
    } catch (thrown) {
      expectApiError(thrown);
      return { ...NOTHING, hasDocumentation: false };
    }
  },
  isFresh: ({ data }) => data.documents.length > 0,
});
