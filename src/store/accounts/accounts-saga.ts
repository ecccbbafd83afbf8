import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { isUsable } from '@/model/account/status';
import { decode } from '@/model/decode';
import type { Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import { type ApiErrorFacts, expectApiError, isForbidden } from '@/provider/api-error';
import { fromContext } from '@/store/context';
import { events, selectConnection, selectFollowed } from '@/store/events/events-slice';
import { isListLoaded } from '@/store/events/plan-reads';
import { preferences } from '@/store/preferences/preferences-slice';
import { FIRST_SCREEN_MS, untilFirstScreen } from '@/store/resources/shown-slice';
import { resources, type WithResources } from '@/store/resources/resources-state';
import { selectList, selectRecordStatus } from '@/store/resources/resources-selectors';
import {
  abortable,
  cancel,
  delay,
  fork,
  put,
  race,
  type Saga,
  select,
  take,
} from '@/store/sagas/effects';
import { selectHasSignedIn, session } from '@/store/session/session-slice';
import { accounts, NO_ACCOUNT, selectCurrentAccount, selectCurrentUserId } from './accounts-slice';
import { sameUserSaga } from './same-user-saga';

/** Longest wait for the stream, which saves a second read. */
const STREAM_WAIT_MS = 1000;

const { listed, listFailed, listRequested, recordRequested, refreshRequested, removed } =
  resources.actions;

function* isInvited(): Saga<boolean> {
  const { rest } = yield* fromContext('provider');
  const units = yield* fromContext('units');
  try {
    const rows = yield* abortable((signal) => rest.list('collaboration', { signal }));
    return rows.some((row) => {
      const [entity] = decode('collaboration', row, units).entities;
      return (
        entity !== undefined && 'status' in entity.record && entity.record.status === 'pending'
      );
    });
  } catch (thrown) {
    // After a failed read the user goes on to the accounts.
    expectApiError(thrown);
    return false;
  }
}

/** Leads the user to pending invitations after a sign-in (docs/product/team.md#answer-first). */
function* checkInvitations(): Saga {
  const navigate = yield* fromContext('navigate');
  const invited = yield* isInvited();
  yield* put(accounts.actions.invitationsChecked(invited ? 'pending' : 'none'));
  if (invited) navigate(paths.signUpCollaboration);
}

function selectStatus(state: WithResources, kind: 'account' | 'user') {
  return selectList(state, kind, NO_ACCOUNT).status;
}

function* untilKnown(kind: 'account' | 'user'): Saga {
  const waiting = ['none', 'loading'];
  while (waiting.includes(yield* select(selectStatus, kind))) yield* take(listed, listFailed);
}

/** The list's row lacks fields that only the full record has. */
function* requestWholeUser(account: string): Saga {
  const id = yield* select(selectCurrentUserId);
  if (id !== undefined) yield* put(recordRequested({ kind: 'user', id, account }));
}

function* readWithoutAccount(): Saga {
  yield* untilKnown('user');
  yield* delay(FIRST_SCREEN_MS);
  if ((yield* select(selectFollowed)) === undefined) yield* requestWholeUser(NO_ACCOUNT);
}

/** Another user starts at the home page, not on the previous user's screen. */
function* leaveTheirPage(before: string | undefined): Saga {
  if (before === undefined) return;
  const navigate = yield* fromContext('navigate');
  yield* untilKnown('user');
  const user = yield* select(selectCurrentUserId);
  if (user !== undefined && user !== before) navigate(paths.home);
}

function* stayWithUser(justSignedIn: boolean, before: string | undefined): Saga {
  yield* put(listRequested({ kind: 'account', account: NO_ACCOUNT }));
  yield* put(listRequested({ kind: 'user', account: NO_ACCOUNT }));
  yield* fork(readWithoutAccount);
  yield* leaveTheirPage(before);
  if (justSignedIn) yield* checkInvitations();
  else yield* put(accounts.actions.invitationsChecked('none'));
  yield* take(session.ended);
}

function* watchSignIns(): Saga {
  let justSignedIn = yield* select(selectHasSignedIn);
  let user: string | undefined;
  yield* fork(function* () {
    for (;;) {
      yield* take(listed);
      user = (yield* select(selectCurrentUserId)) ?? user;
    }
  });
  for (;;) {
    yield* race({ known: stayWithUser(justSignedIn, user), over: take(session.ended) });
    yield* take(session.signedIn);
    justSignedIn = true;
  }
}

function* untilStreamKnown(): Saga {
  const { subscribed, wentOffline } = events.actions;
  const waiting = ['idle', 'connecting'];
  while (waiting.includes(yield* select(selectConnection))) yield* take(subscribed, wentOffline);
}

/** An account that could not be read counts as usable. */
function* mayWorkIn(account: string): Saga<boolean> {
  const record = yield* select(selectCurrentAccount);
  if (record !== undefined) return isUsable(record);
  const { status } = yield* select(selectAccountMeta, account);
  return status !== 'not-found' && (yield* select(selectStatus, 'account')) === 'error';
}

function selectAccountMeta(state: WithResources, account: string) {
  return selectRecordStatus(state, 'account', account);
}

function* followWhileTheirs(account: string): Saga {
  for (;;) {
    const followed = (yield* mayWorkIn(account)) ? account : undefined;
    if (followed !== (yield* select(selectFollowed)))
      yield* put(events.actions.accountEntered(followed));
    yield* take(listed, listFailed, removed);
  }
}

function* enter(account: string): Saga {
  yield* untilKnown('account');
  yield* fork(followWhileTheirs, account);
  if (!(yield* mayWorkIn(account))) return;
  yield* put(preferences.actions.accountUsed(account));
  yield* untilFirstScreen(account);
  yield* race({ known: untilStreamKnown(), late: delay(STREAM_WAIT_MS) });
  yield* put(recordRequested({ kind: 'account', id: account, account }));
  yield* requestWholeUser(account);
}

function* watchCurrent(): Saga {
  const { entered, left } = accounts.actions;
  let task: Task | undefined;
  for (;;) {
    const action = yield* take(entered, left, session.ended);
    if (task !== undefined) yield* cancel(task);
    if (entered.match(action)) task = yield* fork(enter, action.payload);
    else yield* put(events.actions.accountEntered(undefined));
  }
}

interface Failing extends Action {
  readonly payload?: { readonly error?: Partial<ApiErrorFacts>; readonly kind?: Kind } | null;
}

const REFUSAL = {
  /** Skips refusals of the account list, which is read in response. */
  match(action: Failing) {
    const { error, kind } = action.payload ?? {};
    if (kind === 'account' && listFailed.match(action)) return false;
    return isForbidden(error);
  },
};

const ACCOUNTS_READ = {
  match: (action: Action) =>
    (listed.match(action) || listFailed.match(action)) && action.payload.kind === 'account',
};

/** Removal from a team may show only as refusals, so after each the accounts are read again. */
function* watchRefusals(): Saga {
  for (;;) {
    yield* take(REFUSAL);
    yield* put(refreshRequested({ kind: 'account', account: NO_ACCOUNT }));
    yield* take(ACCOUNTS_READ);
  }
}

/** Without an account there is no stream: reads the user's data when the window comes back. */
function* watchReturns(): Saga {
  for (;;) {
    yield* take(events.actions.resumed);
    const id = yield* select(selectCurrentUserId);
    if (id === undefined || (yield* select(selectFollowed)) !== undefined) continue;
    yield* put(refreshRequested({ kind: 'user', id, account: NO_ACCOUNT }));
    for (const kind of ['account', 'application'] as const) {
      if (yield* select(isListLoaded, kind, NO_ACCOUNT))
        yield* put(refreshRequested({ kind, account: NO_ACCOUNT }));
    }
  }
}

export function* accountsSaga(): Saga {
  yield* fork(watchSignIns);
  yield* fork(watchCurrent);
  yield* fork(watchRefusals);
  yield* fork(watchReturns);
  yield* fork(sameUserSaga);
}
