import { calls } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { abortable } from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { defineQuery } from './query';

/** A changed address or verification reads it again. */
type Params = Readonly<Record<'user' | 'address' | 'verified', string>>;

/**
 * State of the signed-in user's address. Calls on the user may change it. No account's stream
 * reports it on the pages that show it.
 */
export const userDetailsQuery = defineQuery({
  name: 'user-details',
  key: ({ user }: Params) => user,
  *read({ graphql }) {
    return yield* abortable((signal) => graphql.userDetails(signal));
  },
  isFresh: () => false,
  staleOn: (action) =>
    session.signedIn.match(action) ||
    events.actions.resumed.match(action) ||
    (calls.actions.mutated.match(action) && action.payload.kind === 'user'),
});
