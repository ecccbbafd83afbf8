import { untilFirstScreen } from '../resources/first-screen';
import { abortable, select } from '../sagas/effects';
import { isBilled } from './is-billed';
import { selectKnown } from './queries-slice';
import { defineQuery, type Query, type QueryParams, queryRequest } from './query';

interface OfAccount extends QueryParams {
  readonly account: string;
  readonly status: string | undefined;
}

/**
 * Pounds owed; null if the user may not see billing (spec 1 §4). A new status reads it again. A
 * read of all the account's billing also updates it.
 */
export const balanceQuery: Query<OfAccount, number | null> = defineQuery({
  name: 'balance',
  key: ({ account }: OfAccount) => account,
  *read({ graphql }, params: OfAccount) {
    const { account } = params;
    const { readAt } = yield* select(selectKnown, queryRequest(balanceQuery, params));
    // Only the first read competes with the first screen.
    if (readAt === undefined) yield* untilFirstScreen(account);
    const owed = yield* abortable((signal) => graphql.accountBalance(account, signal));
    return owed?.balance ?? null;
  },
  isFresh: () => false,
  staleOn: isBilled,
});
