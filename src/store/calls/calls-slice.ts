import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Mutations } from '@/model/call';
import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';

/** `looking`: its answer was lost; `accepted`: its change has still to show; `unseen`: given up. */
export type CallStatus =
  | 'queued'
  | 'running'
  | 'looking'
  | 'accepted'
  | 'done'
  | 'unseen'
  | 'failed'
  | 'cancelled';

/** A task without its bodies, which may hold secrets. */
export interface CallFacts {
  id: string;
  /** Such as 'stop'; never shown. */
  verb: string;
  /** Shown before the name of the record: 'Make Boot Volume'. */
  title: string;
  /** Title of the current step, unless the task's own. */
  step?: string | undefined;
  kind: Kind;
  /** Absent for a create. */
  record?: string | undefined;
  account: string;
  status: CallStatus;
  error?: ApiErrorFacts;
}

interface CallsState {
  readonly calls: readonly CallFacts[];
}

export interface WithCalls {
  calls: CallsState;
}

const REMEMBERED = 50;

const UNDER_WAY: ReadonlySet<CallStatus> = new Set(['queued', 'running', 'looking']);

/** Whether the provider has yet to accept or refuse it. */
export function isUnderWay({ status }: CallFacts): boolean {
  return UNDER_WAY.has(status);
}

function changed(state: CallsState, id: string, change: Partial<CallFacts>): CallsState {
  return { calls: state.calls.map((call) => (call.id === id ? { ...call, ...change } : call)) };
}

function ended(state: CallsState, id: string, how: Partial<CallFacts>): CallsState {
  const { calls: all } = changed(state, id, how);
  const forgotten = new Set(
    all.filter((call) => !isUnderWay(call) && call.status !== 'accepted').slice(0, -REMEMBERED),
  );
  return { calls: all.filter((call) => !forgotten.has(call)) };
}

const initialState: CallsState = { calls: [] };

const callsSlice = createSlice({
  name: 'calls',
  initialState,
  reducers: {
    enqueued: (state, { payload }: PayloadAction<Omit<CallFacts, 'status'>>): CallsState => ({
      calls: [...state.calls, { ...payload, status: 'queued' }],
    }),
    started: (
      state,
      {
        payload: { id, ...step },
      }: PayloadAction<Pick<CallFacts, 'id' | 'kind' | 'record' | 'step'>>,
    ): CallsState => changed(state, id, { ...step, status: 'running' }),
    accepted: (state, { payload: id }: PayloadAction<string>): CallsState =>
      changed(state, id, { status: 'accepted' }),
    /** A lane is free, or a step waits for one. */
    moved: (state): CallsState => state,
    /** A mutation was, or may have been, done to a record: queries name it in `staleOn`. */
    mutated: (
      state,
      _: PayloadAction<{ readonly mutation: keyof Mutations; readonly id: string }>,
    ): CallsState => state,
    lost: (state, { payload }: PayloadAction<{ id: string; error: ApiErrorFacts }>): CallsState =>
      changed(state, payload.id, { status: 'looking', error: payload.error }),
    succeeded: (state, { payload: id }: PayloadAction<string>): CallsState =>
      ended(state, id, { status: 'done' }),
    unseen: (state, { payload: id }: PayloadAction<string>): CallsState =>
      ended(state, id, { status: 'unseen' }),
    failed: (state, { payload }: PayloadAction<{ id: string; error: ApiErrorFacts }>): CallsState =>
      ended(state, payload.id, { status: 'failed', error: payload.error }),
    /** A queued call is never sent, a running one is aborted. */
    cancelRequested: (state, _: PayloadAction<string>): CallsState => state,
    cancelled: (state, { payload: id }: PayloadAction<string>): CallsState =>
      ended(state, id, { status: 'cancelled' }),
    /** A defect of ours stopped the queue: how far its calls have come is unknown. */
    stopped: (state): CallsState => ({
      calls: state.calls.map((call) =>
        isUnderWay(call)
          ? { ...call, status: 'cancelled' }
          : call.status === 'accepted'
            ? { ...call, status: 'unseen' }
            : call,
      ),
    }),
  },
});

export const calls = { actions: callsSlice.actions };
export const callsReducer = callsSlice.reducer;

/** Changes that people are asked about before they leave the page. */
export function selectPendingCount(state: WithCalls): number {
  return state.calls.calls.filter(isUnderWay).length;
}

/** Oldest first. */
export function selectCalls(state: WithCalls): readonly CallFacts[] {
  return state.calls.calls;
}

/** One call, while it is remembered. */
export function selectCall(state: WithCalls, id: string): CallFacts | undefined {
  return state.calls.calls.find((call) => call.id === id);
}

const NO_CALLS: readonly CallFacts[] = [];
const remembered = new WeakMap<readonly CallFacts[], Map<string, readonly CallFacts[]>>();

/** The calls of one record, oldest first; the same array while no call changes. */
export function selectCallsOf(state: WithCalls, kind: Kind, record: string): readonly CallFacts[] {
  const { calls: all } = state.calls;
  if (all.length === 0) return NO_CALLS;
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

/** Why a call's answer was lost, until it is known whether it was done. */
export function selectLost(state: WithCalls, kind: Kind, record: string) {
  return selectCallsOf(state, kind, record).find(({ status }) => status === 'looking')?.error;
}
