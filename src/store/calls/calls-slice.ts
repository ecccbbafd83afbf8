import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';

export type CallStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** What may be known of a call by everybody; its body, with whatever secrets, is kept apart. */
export interface CallFacts {
  id: string;
  /** The verb or the editor that it is of: 'stop', 'rename'. */
  verb: string;
  kind: Kind;
  /** Id of the record that it changes; absent for a create. */
  record?: string;
  account: string;
  status: CallStatus;
  /** 0 to 1, of calls that can tell. */
  progress?: number;
  error?: ApiErrorFacts;
}

export interface CallsState {
  /** Oldest first; the ended ones as far as they are remembered. */
  calls: CallFacts[];
}

export interface WithCalls {
  calls: CallsState;
}

/** Ended calls that are remembered, for their messages. */
export const REMEMBERED = 50;

const UNDER_WAY: ReadonlySet<CallStatus> = new Set(['queued', 'running']);

function isUnderWay({ status }: CallFacts): boolean {
  return UNDER_WAY.has(status);
}

function end(state: CallsState, id: string, ended: Partial<CallFacts>): void {
  const call = state.calls.find((each) => each.id === id);
  if (call === undefined) return;
  Object.assign(call, ended);
  const over = state.calls.filter((each) => !isUnderWay(each));
  const forgotten = new Set(over.slice(0, -REMEMBERED));
  if (forgotten.size > 0) state.calls = state.calls.filter((each) => !forgotten.has(each));
}

const initialState: CallsState = { calls: [] };

const callsSlice = createSlice({
  name: 'calls',
  initialState,
  reducers: {
    enqueued(state, { payload }: PayloadAction<Omit<CallFacts, 'status'>>) {
      state.calls.push({ ...payload, status: 'queued' });
    },
    started(state, { payload: id }: PayloadAction<string>) {
      const call = state.calls.find((each) => each.id === id);
      if (call !== undefined) call.status = 'running';
    },
    progressed(state, { payload }: PayloadAction<{ id: string; progress: number }>) {
      const call = state.calls.find((each) => each.id === payload.id);
      if (call !== undefined) call.progress = payload.progress;
    },
    succeeded(state, { payload: id }: PayloadAction<string>) {
      end(state, id, { status: 'done' });
    },
    failed(state, { payload }: PayloadAction<{ id: string; error: ApiErrorFacts }>) {
      end(state, payload.id, { status: 'failed', error: payload.error });
    },
    /** Wanted by its caller; one that is queued is never sent, one that runs is broken off. */
    cancelWanted(_, __: PayloadAction<string>) {},
    cancelled(state, { payload: id }: PayloadAction<string>) {
      end(state, id, { status: 'cancelled' });
    },
  },
});

export const calls = { actions: callsSlice.actions };
export const callsReducer = callsSlice.reducer;

/** Changes that are queued or running: those for whose sake a page must not be left. */
export function selectPendingCount(state: WithCalls): number {
  return state.calls.calls.filter(isUnderWay).length;
}

export function selectCall(state: WithCalls, id: string): CallFacts | undefined {
  return state.calls.calls.find((call) => call.id === id);
}

const NO_CALLS: readonly CallFacts[] = [];
const remembered = new WeakMap<readonly CallFacts[], Map<string, readonly CallFacts[]>>();

/** The calls of one record, oldest first; the same array while no call changes. */
export function selectCallsOf(state: WithCalls, kind: Kind, record: string): readonly CallFacts[] {
  const { calls: all } = state.calls;
  const found = remembered.get(all) ?? new Map<string, readonly CallFacts[]>();
  remembered.set(all, found);
  const key = `${kind}/${record}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const mine = all.filter((call) => call.kind === kind && call.record === record);
  const answer = mine.length === 0 ? NO_CALLS : mine;
  found.set(key, answer);
  return answer;
}

/** The call of one record that is queued or running, if there is one. */
export function selectRunning(
  state: WithCalls,
  kind: Kind,
  record: string,
): CallFacts | undefined {
  return selectCallsOf(state, kind, record).find(isUnderWay);
}
