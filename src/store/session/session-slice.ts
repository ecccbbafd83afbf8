import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ApiErrorFacts, isDescribed } from '@/provider/api-error';
import { words } from '@/store/words';

/** `expired` keeps the screen behind 'Stay logged in?'; `invalid` is signed out. */
type SessionStatus = 'unchecked' | 'valid' | 'expired' | 'invalid';

export interface SessionState {
  status: SessionStatus;
  step: 'password' | 'one-time-password';
  busy: boolean;
  message: string | undefined;
  refused: boolean;
  failure: ApiErrorFacts | undefined;
  leftElsewhere: boolean;
  checkFailure: ApiErrorFacts | undefined;
  /** Expiry of the session in milliseconds since the epoch, if known. */
  expiresAt: number | undefined;
  /** Expired by this window's clock: another window may know a later expiry. */
  ranOut: boolean;
  /** Number of sign-ins; 0 if the session was found at the start, as after a reload. */
  signInCount: number;
  /** Number of ends: work begun under another number belongs to another session. */
  endCount: number;
  identityUnconfirmed: boolean;
}

const initialState: SessionState = {
  status: 'unchecked',
  step: 'password',
  busy: false,
  message: undefined,
  refused: false,
  failure: undefined,
  leftElsewhere: false,
  checkFailure: undefined,
  expiresAt: undefined,
  ranOut: false,
  signInCount: 0,
  endCount: 0,
  identityUnconfirmed: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInRequested(state, _: PayloadAction<{ username: string; password: string }>) {
      state.busy = true;
      state.message = undefined;
      state.refused = false;
      state.leftElsewhere = false;
    },
    /** Answer of a sign-up; if it grants nothing, the new user has yet to sign in. */
    signedUp(_state, _: PayloadAction<{ scopes: readonly string[] }>) {},
    oneTimePasswordSubmitted(state, _: PayloadAction<{ otp: string }>) {
      state.busy = true;
      state.message = undefined;
    },
    oneTimePasswordCancelled(state) {
      // Already answered.
      if (state.status === 'valid') return;
      state.step = 'password';
      state.busy = false;
      state.message = undefined;
    },
    oneTimePasswordRequired(state) {
      state.step = 'one-time-password';
      state.busy = false;
    },
    signInFailed: {
      prepare: (message: string, refused: boolean = false, failure?: ApiErrorFacts) => ({
        payload: { message, refused, failure },
      }),
      reducer: (
        state,
        action: PayloadAction<Pick<SessionState, 'message' | 'refused' | 'failure'>>,
      ) => {
        state.busy = false;
        Object.assign(state, action.payload);
      },
    },
    signedIn(state) {
      // After a log-out, no data of another user are left.
      const identityUnconfirmed = state.status !== 'invalid';
      // Set by the answer that signed in.
      const { expiresAt, endCount } = state;
      const signInCount = state.signInCount + 1;
      // The prompt does not change until the user is known.
      const step = identityUnconfirmed ? state.step : 'password';
      const now = {
        status: 'valid',
        step,
        expiresAt,
        signInCount,
        endCount,
        identityUnconfirmed,
      } as const;
      Object.assign(state, { ...initialState, ...now });
    },
    identityConfirmed(state) {
      state.identityUnconfirmed = false;
      state.step = 'password';
    },
    checkFailed(state, action: PayloadAction<ApiErrorFacts>) {
      if (state.status === 'unchecked') Object.assign(state, { checkFailure: action.payload });
      state.busy = false;
    },
    checkRetried(state) {
      state.busy = true;
    },
    checked(state, action: PayloadAction<'valid' | 'invalid'>) {
      if (state.status !== 'unchecked') return;
      state.status = action.payload;
      state.checkFailure = undefined;
      state.busy = false;
    },
    /** From an answer to this window, in milliseconds since the epoch. */
    expiryReceived(state, action: PayloadAction<number>) {
      state.expiresAt = action.payload;
    },
    expiryShared(state, action: PayloadAction<number>) {
      state.expiresAt = action.payload;
    },
    /** Also after a 401; from then on older expiries no longer count. */
    expired(state, action: PayloadAction<'ran-out' | undefined>) {
      if (state.status === 'expired' && action.payload === undefined) state.ranOut = false;
      if (state.status !== 'valid') return;
      state.ranOut = action.payload === 'ran-out';
      state.status = 'expired';
      state.step = 'password';
      state.message = undefined;
      state.busy = false;
      state.expiresAt = undefined;
    },
    signOutRequested(state) {
      state.busy = true;
    },
    timedOut(state) {
      state.busy = true;
    },
    /** Shown at the sign-in form: the session may live on at the provider. */
    signOutFailed(state, action: PayloadAction<string>) {
      if (state.status === 'invalid') state.message = action.payload;
    },
    ended(state, { payload }: PayloadAction<{ chosen: boolean; elsewhere?: boolean }>) {
      const { signInCount } = state;
      const endCount = state.endCount + 1;
      const wasIn = state.status === 'valid' || state.status === 'expired';
      const leftElsewhere = payload.chosen && payload.elsewhere === true && wasIn;
      const now = { status: 'invalid', signInCount, endCount, leftElsewhere } as const;
      Object.assign(state, { ...initialState, ...now });
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectSessionStatus: (state) => state.status,
    selectHasSignedIn: ({ signInCount }) => signInCount > 0,
    selectIsInert: ({ status, identityUnconfirmed }) => status === 'expired' || identityUnconfirmed,
    selectMayChange: ({ status, identityUnconfirmed }) =>
      status === 'valid' && !identityUnconfirmed,
  },
});

export const session = sessionSlice.actions;
export const {
  selectHasSignedIn,
  selectIsInert,
  selectMayChange,
  selectSession,
  selectSessionStatus,
} = sessionSlice.selectors;

/** For the other forms that ask for a code. */
export const CODE_REQUIRED = words.session.codeRequired;

/** Six digits from an app, eight of a backup code. */
const CODE = /^(\d{6}|\d{8})$/;

export function isOneTimePassword(text: string): boolean {
  return CODE.test(text);
}

export function isRefused({ kind, status }: ApiErrorFacts): boolean {
  return kind === 'refused' && status < 500;
}

/** The provider's description, else our own (docs/product/sign-in.md#wrong-details). */
export function signInMessage(error: ApiErrorFacts): string {
  if (error.kind === 'network' || error.kind === 'unsent') return words.session.noAnswer;
  if (error.kind !== 'refused') return words.session.unknown;
  if (isDescribed(error)) return error.messages.join('. ');
  if (error.messageSource === 'text' && isRefused(error)) return words.session.incorrect;
  return words.session.refused;
}
