import { isStored } from '@/model/kinds';
import { calls } from '@/store/calls/calls-slice';
import { abortable } from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { defineQuery, isShownAgain } from './query';

export const orbitAccountQuery = defineQuery({
  name: 'orbit-account',
  key: ({ account }: { account: string }) => account,
  *read({ orbit }, { account }) {
    return yield* abortable((signal) => orbit.account(account, signal));
  },
  isFresh: () => false,
  staleOn: (action) =>
    session.signedIn.match(action) ||
    isShownAgain(action) ||
    (calls.actions.mutated.match(action) &&
      (action.payload.kind === 'account' || isStored(action.payload.kind))),
});
