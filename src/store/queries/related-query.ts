import type { RelatedPages } from '@/provider/pages';
import { expectApiError } from '@/provider/api-error';
import { NO_ACCOUNT } from '../accounts/accounts-selectors';
import { call, type Saga } from '../sagas/effects';
import { defineQuery } from './query';

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
