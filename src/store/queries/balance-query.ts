import type { Action } from '@reduxjs/toolkit';
import type { Mutations } from '@/model/call';
import { untilFirstScreen } from '@/store/resources/shown-slice';
import { abortable, select } from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { calls } from '@/store/calls/calls-slice';
import { selectKnown } from './queries-slice';
import {
  defineQuery,
  isEventOf,
  isShownAgain,
  type Query,
  type QueryParams,
  queryRequest,
} from './query';

const PAYING: ReadonlySet<keyof Mutations | undefined> = new Set([
  'chargeBillingMethod',
  'updateBillingMethod',
]);

export function isBilled(action: Action): boolean {
  const isPaying = calls.actions.mutated.match(action) && PAYING.has(action.payload.mutation);
  const isElsewhere = isEventOf('account', action) || isShownAgain(action);
  return isPaying || isElsewhere || session.signedIn.match(action);
}

interface OfAccount extends QueryParams {
  readonly account: string;
  readonly status: string | undefined;
}

/**
 * Pounds owed; null if the user may not see billing. A new status reads it again. A
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
