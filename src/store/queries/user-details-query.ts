import { calls } from '../calls/calls-slice';
import { events } from '../events/events-slice';
import { abortable } from '../sagas/effects';
import { session } from '../session/session-slice';
import { defineQuery } from './query';

/** Another address, and another word on it, ask again. */
type Params = Readonly<Record<'user' | 'address' | 'verified', string>>;

/**
 * How the signed-in user's address stands (spec 1 §7). What is sent to the user may change it; no account's
 * stream tells of it where it is shown.
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
