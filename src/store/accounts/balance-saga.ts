import { expectApiError } from '@/provider/api-error';
import { fromContext } from '../context';
import { resources } from '../resources/resources-actions';
import { selectRecord } from '../resources/resources-selectors';
import type { WithResources } from '../resources/resources-state';
import { call, put, select, take, type Saga } from '../sagas/effects';
import { retried } from '../sagas/retried';
import { session } from '../session/session-slice';
import { selectBalance } from './accounts-selectors';
import { accounts } from './accounts-slice';

function* readBalance(account: string): Saga {
  const { kiosk } = yield* fromContext('provider');
  try {
    const owed = yield* retried(() => call(() => kiosk.accountBalance(account)));
    yield* put(accounts.actions.balanceTold({ account, balance: owed?.balance ?? null }));
  } catch (thrown) {
    // No banner speaks of money then, save of what was read before; the billing screen tells why.
    expectApiError(thrown);
    const before = yield* select(selectBalance, account);
    yield* put(accounts.actions.balanceTold({ account, balance: before ?? null }));
  }
}

function selectStatus(state: WithResources, account: string) {
  return selectRecord(state, 'account', account)?.status;
}

/** The account has come into another status, of which the sum is a part; or the session is new. */
function* untilDoubtful(account: string): Saga {
  const { listed, merged } = resources.actions;
  const status = yield* select(selectStatus, account);
  for (;;) {
    const action = yield* take(listed, merged, session.signedIn);
    if (session.signedIn.match(action)) return;
    if ((yield* select(selectStatus, account)) !== status) return;
  }
}

/** Keeps what the account on the screen owes (spec 1 §4 "Account status banners"). */
export function* balanceSaga(account: string): Saga {
  for (;;) {
    yield* readBalance(account);
    yield* untilDoubtful(account);
  }
}
