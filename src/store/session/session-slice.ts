import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * `unchecked` until the first answer tells; `expired` keeps the screens and asks 'Stay logged in?';
 * `invalid` is signed out (spec 1 §4).
 */
type SessionStatus = 'unchecked' | 'valid' | 'expired' | 'invalid';

export interface SessionState {
  status: SessionStatus;
  /** Which of the two forms of sign-in is due. */
  step: 'password' | 'one-time-password';
  /** A call is under way that signs in, or one that ends the session. */
  busy: boolean;
  /** What went wrong with the last try to sign in, or to log out, in words. */
  message: string | undefined;
  /** When the session's token runs out, in milliseconds since the epoch, as far as known. */
  expiresAt: number | undefined;
  /** It ended by the clock alone: another window may know better. */
  ranOut: boolean;
  /** Rises with every sign-in, so that what must happen after one can tell it from a reload. */
  signIns: number;
  /** Rises with every end: what was drawn, asked for or begun under another number is of another session. */
  ends: number;
  /** Somebody has signed in, and it isn't known yet whether it is who was signed in before. */
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
    /** Wanted by the sign-in form, or by 'Stay logged in?'. */
    signInWanted(state, _: PayloadAction<{ username: string; password: string }>) {
      state.busy = true;
      state.message = undefined;
    },
    oneTimePasswordWanted(state, _: PayloadAction<{ otp: string }>) {
      state.busy = true;
      state.message = undefined;
    },
    oneTimePasswordCancelled(state) {
      // Taken already.
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
      // Who signs in at the door finds nothing of anybody.
      const userDue = state.status !== 'invalid';
      // The answer that signed in has already told how long it holds.
      const { expiresAt, ends } = state;
      const signIns = state.signIns + 1;
      // The prompt stands as it is until it is known who has answered it.
      const step = userDue ? state.step : 'password';
      const now = { status: 'valid', step, expiresAt, signIns, ends, userDue } as const;
      Object.assign(state, { ...initialState, ...now });
    },
    /** Nothing that is known or queued is somebody else's. */
    userChecked(state) {
      state.userDue = false;
      state.step = 'password';
    },
    /** The check at the start got no answer that tells: the network is down, or the provider is. */
    checkFailed(state, action: PayloadAction<string>) {
      if (state.status === 'unchecked') state.message = action.payload;
    },
    checkRetried(state) {
      state.message = undefined;
    },
    /** The check at the start found a living session, or none. */
    checked(state, action: PayloadAction<'valid' | 'invalid'>) {
      if (state.status === 'unchecked') state.status = action.payload;
    },
    /** An answer to this window told when the session ends, in milliseconds since the epoch. */
    lifeTold(state, action: PayloadAction<number>) {
      state.expiresAt = action.payload;
    },
    /** The same, as another window was told: the session is one for all. */
    lifeHeard(state, action: PayloadAction<number>) {
      state.expiresAt = action.payload;
    },
    /** The token's life ran out, or a call was answered 401, which no older word of a life undoes. */
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
    /** Nobody has answered 'Stay logged in?' in time. */
    timedOut(state) {
      state.busy = true;
    },
    /** Logged out here alone; said at the sign-in form, which stands by now. */
    signOutFailed(state, action: PayloadAction<string>) {
      if (state.status === 'invalid') state.message = action.payload;
    },
    /** Signed out, by choice or because nobody answered: everything known is forgotten. */
    ended(state, _: PayloadAction<{ chosen: boolean }>) {
      const { signIns } = state;
      const ends = state.ends + 1;
      Object.assign(state, { ...initialState, status: 'invalid', signIns, ends });
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectSessionStatus: (state) => state.status,
    /** Whether the screens are kept out of reach: nobody is signed in, or it isn't known yet who is. */
    selectIsHeld: ({ status, userDue }) => status === 'expired' || userDue,
    /** Whether changes may be sent: somebody is signed in, and it is who asked for them. */
    selectMayChange: ({ status, userDue }) => status === 'valid' && !userDue,
  },
});

export const session = sessionSlice.actions;
export const { selectIsHeld, selectMayChange, selectSession, selectSessionStatus } =
  sessionSlice.selectors;
