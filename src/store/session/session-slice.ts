import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `expired` keeps the screen behind 'Stay logged in?'; `invalid` is signed out (spec 1 §4). */
type SessionStatus = 'unchecked' | 'valid' | 'expired' | 'invalid';

export interface SessionState {
  status: SessionStatus;
  step: 'password' | 'one-time-password';
  busy: boolean;
  message: string | undefined;
  /** When the session expires, in milliseconds since the epoch, if known. */
  expiresAt: number | undefined;
  /** Another window may know better. */
  ranOut: boolean;
  /** Number of sign-ins: tells a sign-in from a reload. */
  signIns: number;
  /** Number of ends: whatever began under another number belongs to another session. */
  ends: number;
  /** It is not known yet whether the user is the same as before. */
  userDue: boolean;
}

const initialState: SessionState = {
  status: 'unchecked',
  step: 'password',
  busy: false,
  message: undefined,
  expiresAt: undefined,
  ranOut: false,
  signIns: 0,
  ends: 0,
  userDue: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInWanted(state, _: PayloadAction<{ username: string; password: string }>) {
      state.busy = true;
      state.message = undefined;
    },
    oneTimePasswordWanted(state, _: PayloadAction<{ otp: string }>) {
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
    oneTimePasswordDue(state) {
      state.step = 'one-time-password';
      state.busy = false;
    },
    signInFailed(state, action: PayloadAction<string>) {
      state.busy = false;
      state.message = action.payload;
    },
    signedIn(state) {
      // After a log-out nothing of another user is left.
      const userDue = state.status !== 'invalid';
      // Set by the answer that signed in.
      const { expiresAt, ends } = state;
      const signIns = state.signIns + 1;
      // The prompt does not change until the user is known.
      const step = userDue ? state.step : 'password';
      const now = { status: 'valid', step, expiresAt, signIns, ends, userDue } as const;
      Object.assign(state, { ...initialState, ...now });
    },
    /** It is the user that was signed in before. */
    userChecked(state) {
      state.userDue = false;
      state.step = 'password';
    },
    /** The check at the start got no usable answer. */
    checkFailed(state, action: PayloadAction<string>) {
      if (state.status === 'unchecked') state.message = action.payload;
    },
    checkRetried(state) {
      state.message = undefined;
    },
    /** The check at the start found a session, or none. */
    checked(state, action: PayloadAction<'valid' | 'invalid'>) {
      if (state.status === 'unchecked') state.status = action.payload;
    },
    /** From an answer to this window, in milliseconds since the epoch. */
    lifeTold(state, action: PayloadAction<number>) {
      state.expiresAt = action.payload;
    },
    /** From another window. */
    lifeHeard(state, action: PayloadAction<number>) {
      state.expiresAt = action.payload;
    },
    /** Also after a 401; from then on older expiries no longer count. */
    expired(state, action: PayloadAction<'ran-out' | undefined>) {
      if (state.status !== 'valid') return;
      state.ranOut = action.payload === 'ran-out';
      state.status = 'expired';
      state.step = 'password';
      state.message = undefined;
      state.busy = false;
      state.expiresAt = undefined;
    },
    signOutWanted(state) {
      state.busy = true;
    },
    timedOut(state) {
      state.busy = true;
    },
    /** Shown at the sign-in form: the session may live on at the provider. */
    signOutFailed(state, action: PayloadAction<string>) {
      if (state.status === 'invalid') state.message = action.payload;
    },
    /** Signed out, by choice or unanswered: the store is emptied. */
    ended(state, _: PayloadAction<{ chosen: boolean }>) {
      const { signIns } = state;
      const ends = state.ends + 1;
      Object.assign(state, { ...initialState, status: 'invalid', signIns, ends });
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectSessionStatus: (state) => state.status,
    /** Whether the screen is out of reach: nobody is signed in, or it is unknown who. */
    selectIsHeld: ({ status, userDue }) => status === 'expired' || userDue,
    /** Whether calls may be sent: the user who asked for them is signed in. */
    selectMayChange: ({ status, userDue }) => status === 'valid' && !userDue,
  },
});

export const session = sessionSlice.actions;
export const { selectIsHeld, selectMayChange, selectSession, selectSessionStatus } =
  sessionSlice.selectors;
