import { events } from '../events/events-slice';
import { abortable } from '../sagas/effects';
import { isBilled } from './is-billed';
import { defineQuery } from './query';

/** What an account owes, has paid and uses (spec 1 §7). A new status asks again. */
export const billingQuery = defineQuery({
  name: 'billing',
  key: ({ account }: { account: string; status: string | undefined }) => account,
  *read({ graphql }, { account }) {
    return yield* abortable((signal) => graphql.billing(account, signal));
  },
  isFresh: () => false,
  // What was billed before the stream stood was told to nobody.
  staleOn: (action) => isBilled(action) || events.actions.subscribed.match(action),
});
