import type { AnsweredGroup } from '@/model/search/answer';
import { expectApiError } from '@/provider/api-error';
import { NO_ACCOUNT } from '../accounts/accounts-selectors';
import { abortable } from '../sagas/effects';
import type { Saga } from '../sagas/effects';
import { defineQuery } from './query';

/** Milliseconds in which who types back and forth is not asked for again. */
const FRESH_MS = 30_000;

/**
 * What the provider finds beside what the panel holds. One that cannot search, or fails, finds nothing
 * (decisions.md): there is nothing to tell, or to read again.
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
