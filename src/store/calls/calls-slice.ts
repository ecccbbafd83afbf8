import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Mutations } from '@/model/call';
import type { Kind } from '@/model/kinds';
import type { RemovalProgress } from '@/model/object/removal';
import type { ApiErrorFacts } from '@/provider/api-error';

/**
 * `looking`: the answer was lost. `accepted`: the change does not show yet. `unseen`: given up
 * waiting for it. `unknown`: sent, with an unknown end.
 */
export type CallStatus =
  | 'queued'
  | 'running'
  | 'looking'
  | 'accepted'
  | 'done'
  | 'unseen'
  | 'unknown'
  | 'failed'
  | 'cancelled';

export interface TaskStep {
  readonly title: string;
  /** In milliseconds since the epoch; absent until it begins, or ends. */
  readonly startedAt?: number;
  readonly endedAt?: number;
}

export interface TaskRecord {
  readonly kind: Kind;
  readonly id: string;
}

/** A list in a new record that fills once everything ordered is there. */
interface Awaited {
  readonly id: string;
  readonly field: string;
}

/** A task without its bodies, which may hold secrets. */
export interface CallFacts {
  id: string;
  /** Such as 'stop'; never shown. */
  verb: string;
  /** Shown before the name of the record: 'Make boot volume'. */
  title: string;
  /** Action before the record's name: 'shut down'. */
  todo?: string;
  /** Activity of the record while the task runs: 'shutting down'. */
  doing?: string;
  /** The record's name at the press. */
  about?: string;
  /** `about` names a part of the record, e.g. an object in a container. */
  isWithin?: true;
  steps?: readonly TaskStep[];
  made?: TaskRecord;
  awaited?: readonly Awaited[];
  progress?: RemovalProgress;
  message?: string;
  /** In milliseconds since the epoch. */
  startedAt: number;
  endedAt?: number;
  canRetry?: boolean;
  /** The end is unknown, and a retry might do it twice. */
  isUnsettled?: boolean;
  /** The end is unknown, and a read may show it by now. */
  canCheck?: boolean;
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

/** Limit of ended tasks kept, for failed or unknown ones and for others each. */
const REMEMBERED = 50;

/** Such tasks stay until they are dismissed. */
const NOT_WELL: ReadonlySet<CallStatus> = new Set(['failed', 'unknown']);

const UNDER_WAY: ReadonlySet<CallStatus> = new Set(['queued', 'running', 'looking']);

/** True if the provider has yet to accept or refuse it. */
export function isUnderWay({ status }: CallFacts): boolean {
  return UNDER_WAY.has(status);
}

/** True if its change has yet to be accepted, refused or seen. */
export function isGoing(call: CallFacts): boolean {
  return isUnderWay(call) || call.status === 'accepted';
}

function lastEnded(steps: readonly TaskStep[], at: number): readonly TaskStep[] {
  return steps.map((step) =>
    step.startedAt !== undefined && step.endedAt === undefined ? { ...step, endedAt: at } : step,
  );
}

function withStep(steps: readonly TaskStep[], title: string, at: number): readonly TaskStep[] {
  const begun: TaskStep = { title, startedAt: at };
  const before = lastEnded(steps, at);
  const next = before.findIndex((step) => step.title === title && step.startedAt === undefined);
  return next === -1 ? [...before, begun] : before.with(next, begun);
}

const timed = <Payload>(payload: Payload) => ({ payload, meta: { at: Date.now() } });

type Timed<Payload> = PayloadAction<Payload, string, { at: number }>;

interface Enqueued extends Omit<CallFacts, 'status' | 'startedAt'> {
  readonly isQuiet?: boolean;
}

type Started = Pick<CallFacts, 'id' | 'kind' | 'record'> & {
  step?: string | undefined;
  doing?: string | undefined;
};

interface Sent {
  readonly kind: Kind;
  readonly id: string | undefined;
  readonly mutation: keyof Mutations | undefined;
}

type Ended = Pick<CallFacts, 'id' | 'message'>;

type Failed = Pick<CallFacts, 'id' | 'canRetry'> & { error: ApiErrorFacts };

type Unknown = Pick<CallFacts, 'id' | 'isUnsettled' | 'canCheck'> & { error: ApiErrorFacts };

function changed(state: CallsState, id: string, change: Partial<CallFacts>): CallsState {
  return { calls: state.calls.map((call) => (call.id === id ? { ...call, ...change } : call)) };
}

function ended(state: CallsState, id: string, at: number, how: Partial<CallFacts>): CallsState {
  const call = state.calls.find((each) => each.id === id);
  const steps = call?.steps && { steps: lastEnded(call.steps, at) };
  const { calls: all } = changed(state, id, { ...how, ...steps, endedAt: at });
  const over = all.filter((each) => !isGoing(each));
  const forgotten = new Set([
    ...over.filter(({ status }) => NOT_WELL.has(status)).slice(0, -REMEMBERED),
    ...over.filter(({ status }) => !NOT_WELL.has(status)).slice(0, -REMEMBERED),
  ]);
  return { calls: all.filter((each) => !forgotten.has(each)) };
}

const initialState: CallsState = { calls: [] };

const callsSlice = createSlice({
  name: 'calls',
  initialState,
  reducers: {
    enqueued: {
      prepare: timed<Enqueued>,
      reducer: (state, { payload: { isQuiet, ...call }, meta }: Timed<Enqueued>): CallsState =>
        isQuiet === true
          ? state
          : { calls: [...state.calls, { ...call, status: 'queued', startedAt: meta.at }] },
    },
    started: {
      prepare: timed<Started>,
      reducer: (state, { payload, meta }: Timed<Started>): CallsState => {
        const { id, kind, record, step, doing } = payload;
        const call = state.calls.find((each) => each.id === id);
        const shownBy =
          step === undefined ? {} : { steps: withStep(call?.steps ?? [], step, meta.at) };
        const subject = record === undefined ? {} : { kind, record };
        return changed(state, id, {
          ...subject,
          ...shownBy,
          ...(doing !== undefined && { doing }),
          status: 'running',
        });
      },
    },
    made: (
      state,
      { payload }: PayloadAction<{ id: string; made: TaskRecord; awaits?: string | undefined }>,
    ): CallsState => {
      const { id, made, awaits } = payload;
      if (awaits === undefined) return changed(state, id, { made });
      const before = state.calls.find((call) => call.id === id)?.awaited ?? [];
      return changed(state, id, { made, awaited: [...before, { id: made.id, field: awaits }] });
    },
    progressed: (
      state,
      { payload: { id, progress } }: PayloadAction<{ id: string; progress: RemovalProgress }>,
    ): CallsState => changed(state, id, { progress }),
    accepted: (state, { payload: id }: PayloadAction<string>): CallsState =>
      changed(state, id, { status: 'accepted' }),
    /** A lane is free, or a step waits for one. */
    moved: (state): CallsState => state,
    /** A call was, or may have been, done: queries name it in `staleOn`. */
    mutated: (state, _: PayloadAction<Sent>): CallsState => state,
    lost: (state, { payload }: PayloadAction<{ id: string; error: ApiErrorFacts }>): CallsState =>
      changed(state, payload.id, {
        status: 'looking',
        error: payload.error,
        isUnsettled: false,
        canCheck: false,
      }),
    succeeded: {
      prepare: timed<Ended>,
      reducer: (state, { payload: { id, ...said }, meta }: Timed<Ended>): CallsState =>
        ended(state, id, meta.at, { status: 'done', ...said }),
    },
    unseen: {
      prepare: timed<string>,
      reducer: (state, { payload: id, meta }: Timed<string>): CallsState =>
        ended(state, id, meta.at, { status: 'unseen' }),
    },
    failed: {
      prepare: timed<Failed>,
      reducer: (state, { payload: { id, ...how }, meta }: Timed<Failed>): CallsState =>
        ended(state, id, meta.at, { status: 'failed', ...how }),
    },
    /** It may have been done, so it is never reported as failed. */
    endedUnknown: {
      prepare: timed<Unknown>,
      reducer: (state, { payload: { id, ...how }, meta }: Timed<Unknown>): CallsState =>
        ended(state, id, meta.at, { status: 'unknown', ...how }),
    },
    dismissed: (state, { payload: ids }: PayloadAction<readonly string[]>): CallsState => ({
      calls: state.calls.filter(({ id }) => !ids.includes(id)),
    }),
    /** A queued call is never sent, a running one is aborted. */
    cancelRequested: (state, _: PayloadAction<string>): CallsState => state,
    cancelled: {
      prepare: timed<string>,
      reducer: (state, { payload: id, meta }: Timed<string>): CallsState =>
        ended(state, id, meta.at, { status: 'cancelled' }),
    },
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

export function selectPendingCount(state: WithCalls): number {
  return state.calls.calls.filter(isUnderWay).length;
}

export function selectCalls(state: WithCalls): readonly CallFacts[] {
  return state.calls.calls;
}

export function selectCall(state: WithCalls, id: string): CallFacts | undefined {
  return state.calls.calls.find((call) => call.id === id);
}

/** The last call of a verb to a record with an unknown end, if a retry might do it twice. */
export function selectUnsettled(state: WithCalls, record: string, verb: string) {
  return state.calls.calls.findLast(
    (call) => call.record === record && call.verb === verb && call.isUnsettled,
  );
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

export function selectDoing(state: WithCalls, kind: Kind, record: string): string | undefined {
  return selectCallsOf(state, kind, record).find(
    (call) => isGoing(call) && call.doing !== undefined,
  )?.doing;
}

export function selectIsAwaited({ calls: { calls: all } }: WithCalls, id: string, field: string) {
  return all.some(
    (call) =>
      isGoing(call) &&
      call.awaited?.some((each) => each.id === id && each.field === field) === true,
  );
}

export function selectLost(state: WithCalls, kind: Kind, record: string) {
  return selectCallsOf(state, kind, record).find(({ status }) => status === 'looking')?.error;
}
