import { calls } from '../calls/calls-slice';
import { resources } from '../resources/resources-actions';
import { abortable } from '../sagas/effects';
import { session } from '../session/session-slice';
import { defineQuery } from './query';

const { merged } = resources.actions;

/** How the signed-in user's address stands (spec 1 §7). What changes the user may change it. */
export const userDetailsQuery = defineQuery({
  name: 'user-details',
  key: ({ user }: { user: string }) => user,
  *read({ graphql }) {
    return yield* abortable((signal) => graphql.userDetails(signal));
  },
  isFresh: () => false,
  staleOn: (action) =>
    session.signedIn.match(action) ||
    calls.actions.mutated.match(action) ||
    (merged.match(action) && action.payload.entities.some(({ kind }) => kind === 'user')),
});
