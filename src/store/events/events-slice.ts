import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Changed } from '@/model/event/references';
import type { Records } from '@/model/records';

/** 'offline' is said after the quick attempts have failed; quiet ones go on (decisions.md). */
export type Connection = 'idle' | 'connecting' | 'connected' | 'offline';

interface EventsState {
  /** Id of the account whose events are wanted. */
  account: string | undefined;
  connection: Connection;
  /** What may have been missed is still being read again. */
  catchingUp: boolean;
}

/** The page comes back. */
export interface Woke {
  /** How long it was away, in milliseconds. */
  awayMs: number;
  /** The network was gone, and is there again. */
  wasOffline?: boolean;
}

export interface WithEvents {
  events: EventsState;
}

const initialState: EventsState = { account: undefined, connection: 'idle', catchingUp: false };

export const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    /** The account whose events are wanted: the one on the screen, or none. */
    accountEntered(state, action: PayloadAction<string | undefined>) {
      state.account = action.payload;
    },
    /** The page is seen again, the network is back. */
    woke(_, __: PayloadAction<Woke>) {},
    /** The events of the last 250 ms, before anything is read again because of them. */
    arrived(_, __: PayloadAction<{ events: readonly Records['event'][] }>) {},
    /**
     * What the events of the last 250 ms named, told once for all of them, and the ids of those to which
     * something has been done, not only begun.
     */
    heard(_, __: PayloadAction<{ names: readonly Changed[]; done: readonly string[] }>) {},
    connecting(state) {
      state.connection = 'connecting';
    },
    subscribed(state) {
      state.connection = 'connected';
    },
    wentOffline(state) {
      state.connection = 'offline';
    },
    closed(state) {
      state.connection = 'idle';
      state.catchingUp = false;
    },
    /** What may have been missed is read again. */
    catchUpBegan(state) {
      state.catchingUp = true;
    },
    caughtUp(state) {
      state.catchingUp = false;
    },
  },
});

export const events = { actions: eventsSlice.actions };

/** The account whose events are wanted. */
export function selectFollowed(state: WithEvents): string | undefined {
  return state.events.account;
}

/** How the event stream stands. */
export function selectConnection(state: WithEvents): Connection {
  return state.events.connection;
}

/** Whether what may have been missed is still being read again. */
export function selectIsCatchingUp(state: WithEvents): boolean {
  return state.events.catchingUp;
}
