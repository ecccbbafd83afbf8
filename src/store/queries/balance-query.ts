import { untilFirstScreen } from '../resources/first-screen';
import { abortable } from '../sagas/effects';
import { isBilled } from './is-billed';
import { defineQuery } from './query';

/** Pounds owed; null if the user may not see billing (spec 1 §4). A new status asks again. */
export const balanceQuery = defineQuery({
  name: 'balance',
  key: ({ account }: { account: string; status: string | undefined }) => account,
  *read({ graphql }, { account }) {
    yield* untilFirstScreen(account);
    const owed = yield* abortable((signal) => graphql.accountBalance(account, signal));
    return owed?.balance ?? null;
  },
  isFresh: () => false,
  staleOn: isBilled,
});
