import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Changed } from '@/model/event/references';
import { isStored } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import type { ApiErrorFacts } from '@/provider/api-error';
import { parseListKey, resources, type WithResources } from '@/store/resources/resources-state';
import { put, type Saga, select, take } from '@/store/sagas/effects';
import type { Reader } from '@/store/resources/read-saga';

export const STREAM_TOAST = 'event-stream';

/** 'offline' only after the quick attempts have failed; quiet ones go on. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'offline';

interface EventsState {
  account: string | undefined;
  connection: Connection;
  catchingUp: boolean;
}

export interface Resume {
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
    accountEntered(state, action: PayloadAction<string | undefined>) {
      state.account = action.payload;
    },
    resumed(_, __: PayloadAction<Resume>) {},
    /** Without a stream: the screen's data are due to be read again. */
    polled() {},
    /** The events of the last 250 ms, sent before the reads that they cause. */
    eventsReceived(_, __: PayloadAction<{ events: readonly Records['event'][] }>) {},
    /** Records named by the events of the last 250 ms; `done` has ids whose action has ended. */
    recordsChanged(_, __: PayloadAction<{ names: readonly Changed[]; done: readonly string[] }>) {},
    connecting(state) {
      state.connection = 'connecting';
    },
    subscribed(state) {
      state.connection = 'connected';
    },
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

export function selectFollowed(state: WithEvents): string | undefined {
  return state.events.account;
}

export function selectConnection(state: WithEvents): Connection {
  return state.events.connection;
}

export function selectIsCatchingUp(state: WithEvents): boolean {
  return state.events.catchingUp;
}

const { refreshRequested } = resources.actions;

function selectListKeys(state: WithResources): readonly string[] {
  return Object.keys(state.resources.lists);
}

/** Reads object storage, which has no events, again when the window comes back to the front. */
export function* followStored(reader: Reader): Saga {
  for (;;) {
    const { payload } = yield* take(events.actions.resumed);
    if (payload.awayMs === 0) continue;
    for (const key of yield* select(selectListKeys)) {
      const { kind, account = '' } = parseListKey(key);
      if (isStored(kind)) yield* put(refreshRequested({ kind, account }));
    }
    for (const name of reader.requested.all()) {
      if (isStored(name.kind)) yield* put(refreshRequested(name));
    }
  }
}
