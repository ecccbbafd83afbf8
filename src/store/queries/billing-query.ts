import { fromContext } from '@/store/context';
import { events } from '@/store/events/events-slice';
import { abortable, put } from '@/store/sagas/effects';
import { balanceQuery, isBilled } from './balance-query';
import { queries } from './queries-slice';
import { defineQuery, queryRequest } from './query';

export const billingQuery = defineQuery({
  name: 'billing',
  key: ({ account }: { account: string; status: string | undefined }) => account,
  *read({ graphql }, params) {
    const now = yield* fromContext('steadyNow');
    const readAt = now();
    const billing = yield* abortable((signal) => graphql.billing(params.account, signal));
    const { balance: data } = billing;
    if (data !== undefined) {
      const request = queryRequest(balanceQuery, params);
      yield* put(queries.actions.loaded({ request, data, readAt }));
    }
    return billing;
  },
  isFresh: () => false,
  // Nothing reported what was billed before the stream was up.
  staleOn: (action) => isBilled(action) || events.actions.subscribed.match(action),
});
