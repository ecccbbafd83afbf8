import { abortable } from '../sagas/effects';
import { session } from '../session/session-slice';
import { isPaidBy } from './is-paid-by';
import { defineQuery } from './query';

/** What an account owes, has paid and uses (spec 1 §7). A new status asks again. */
export const billingQuery = defineQuery({
  name: 'billing',
  key: ({ account }: { account: string; status: string | undefined }) => account,
  *read({ graphql }, { account }) {
    return yield* abortable((signal) => graphql.billing(account, signal));
  },
  isFresh: () => false,
  staleOn: (action) => session.signedIn.match(action) || isPaidBy(action),
});
