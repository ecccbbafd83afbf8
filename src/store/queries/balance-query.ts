import { untilFirstScreen } from '../resources/first-screen';
import { call } from '../sagas/effects';
import { retried } from '../sagas/retries';
import { session } from '../session/session-slice';
import { defineQuery } from './query';

/**
 * What an account owes in pounds; null when billing isn't the user's to see (spec 1 §4 "Account status
 * banners"). The sum belongs to the account's status: another one asks anew.
 */
export const balanceQuery = defineQuery({
  name: 'balance',
  key: ({ account }: { account: string; status: string | undefined }) => account,
  *read({ kiosk }, { account }) {
    yield* untilFirstScreen(account);
    const owed = yield* retried(() => call(() => kiosk.accountBalance(account)));
    return owed?.balance ?? null;
  },
  isFresh: () => false,
  staleOn: session.signedIn.match,
});
