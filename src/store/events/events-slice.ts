import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Changed } from '@/model/event/references';
import type { Records } from '@/model/records';
import type { ApiErrorFacts } from '@/provider/api-error';

/** Replaces what was told of the stream before. */
export const STREAM_TOAST = 'event-stream';

/** 'offline' only after the quick attempts have failed; quiet ones go on (decisions.md). */
export type Connection = 'idle' | 'connecting' | 'connected' | 'offline';

interface EventsState {
  account: string | undefined;
  connection: Connection;
  catchingUp: boolean;
}

/** The page is visible again, or the network is back. */
export interface Resume {
  /** In milliseconds. */
  awayMs: number;
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
    /** The account on the screen, or none. */
    accountEntered(state, action: PayloadAction<string | undefined>) {
      state.account = action.payload;
    },
    resumed(_, __: PayloadAction<Resume>) {},
    /** There is no stream, and what is on the screen is due to be read again. */
    polled() {},
    /** The events of the last 250 ms, sent before anything is read because of them. */
    eventsReceived(_, __: PayloadAction<{ events: readonly Records['event'][] }>) {},
    /** What the events of the last 250 ms named; `done` has the ids whose action has ended. */
    recordsChanged(_, __: PayloadAction<{ names: readonly Changed[]; done: readonly string[] }>) {},
    connecting(state) {
      state.connection = 'connecting';
    },
    subscribed(state) {
      state.connection = 'connected';
    },
    /** With what the provider refused, if it did. */
    wentOffline(state, _: PayloadAction<{ error: ApiErrorFacts } | undefined>) {
      state.connection = 'offline';
    },
    closed(state) {
      state.connection = 'idle';
      state.catchingUp = false;
    },
    catchUpBegan(state) {
      state.catchingUp = true;
    },
    caughtUp(state) {
      state.catchingUp = false;
    },
  },
});

export const events = { actions: eventsSlice.actions };

/** Id of the account whose events are followed. */
export function selectFollowed(state: WithEvents): string | undefined {
  return state.events.account;
}

/** State of the event stream. */
export function selectConnection(state: WithEvents): Connection {
  return state.events.connection;
}

/** Whether what may have been missed is still being read. */
export function selectIsCatchingUp(state: WithEvents): boolean {
  return state.events.catchingUp;
}
