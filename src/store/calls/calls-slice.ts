import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';

/**
 * `looking`: its answer was lost, and it is looked whether it was done. `accepted`: the provider has it
 * all, and what it changes is still to be seen; `unseen`: that has not shown in its time.
 */
export type CallStatus =
  | 'queued'
  | 'running'
  | 'looking'
  | 'accepted'
  | 'done'
  | 'unseen'
  | 'failed'
  | 'cancelled';

/** What may be known of a task by everybody; bodies, with whatever secrets, are kept apart. */
export interface CallFacts {
  id: string;
  /** The verb or the editor that it is of: 'stop', 'rename'. Told apart by it, never shown. */
  verb: string;
  /** What it is called among the tasks, before what it is done to: 'Make Boot Volume'. */
  title: string;
  /** What its step is called, where that is not its own title. */
  step?: string | undefined;
  kind: Kind;
  /** Id of the record that it changes by now; absent for a create. */
  record?: string | undefined;
  account: string;
  status: CallStatus;
  error?: ApiErrorFacts;
}

interface CallsState {
  /** Oldest first; the ended ones as far as they are remembered. */
  readonly calls: readonly CallFacts[];
}

export interface WithCalls {
  calls: CallsState;
}

/** Ended calls that are remembered, for their messages. */
const REMEMBERED = 50;

const UNDER_WAY: ReadonlySet<CallStatus> = new Set(['queued', 'running', 'looking']);

/** Whether the provider has yet to accept or refuse it. */
export function isUnderWay({ status }: CallFacts): boolean {
  return UNDER_WAY.has(status);
}

function changed(state: CallsState, id: string, change: Partial<CallFacts>): CallsState {
  return { calls: state.calls.map((call) => (call.id === id ? { ...call, ...change } : call)) };
}

/** A call has ended: of the ended ones only the newest are remembered. */
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
    /** A lane is free, or somebody waits for one. */
    moved: (state): CallsState => state,
    lost: (state, { payload }: PayloadAction<{ id: string; error: ApiErrorFacts }>): CallsState =>
      changed(state, payload.id, { status: 'looking', error: payload.error }),
    succeeded: (state, { payload: id }: PayloadAction<string>): CallsState =>
      ended(state, id, { status: 'done' }),
    unseen: (state, { payload: id }: PayloadAction<string>): CallsState =>
      ended(state, id, { status: 'unseen' }),
    failed: (state, { payload }: PayloadAction<{ id: string; error: ApiErrorFacts }>): CallsState =>
      ended(state, payload.id, { status: 'failed', error: payload.error }),
    /** Wanted by its caller; one that is queued is never sent, one that runs is broken off. */
    cancelWanted: (state, _: PayloadAction<string>): CallsState => state,
    cancelled: (state, { payload: id }: PayloadAction<string>): CallsState =>
      ended(state, id, { status: 'cancelled' }),
    /** The queue came to a stop by a defect of ours: how far those under way have come isn't known. */
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

/** Changes that are queued or running: those for whose sake a page must not be left. */
export function selectPendingCount(state: WithCalls): number {
  return state.calls.calls.filter(isUnderWay).length;
}

/** Those under way and those remembered, oldest first. */
export function selectCalls(state: WithCalls): readonly CallFacts[] {
  return state.calls.calls;
}

/** One call by its id, while it is remembered. */
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

/** Why the answer to a call of a record was lost, while it is looked whether that was done. */
export function selectLost(state: WithCalls, kind: Kind, record: string) {
  return selectCallsOf(state, kind, record).find(({ status }) => status === 'looking')?.error;
}
