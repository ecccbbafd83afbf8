import { nanoid, type Store } from '@reduxjs/toolkit';
import { type Call, type Calls, callsOf } from '@/model/call';
import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import { sameValue } from '@/lib/same-value';
import { calls } from './calls-slice';

/** How a call ended that was sent. */
export type CallEnd =
  | { ok: true; answer: Pick<CallAnswer, 'status' | 'body' | 'links'> }
  | {
      ok: false;
      error: ApiErrorFacts;
      /** What it was to change, or to make one of. */
      kind: Kind;
      /** Its answer was lost: what has appeared since it was sent, and is called as was asked. */
      made?: readonly string[];
    };

/** How a call ended that was not sent, for a reason of ours. */
export function unsent(kind: Kind, problem: string): CallEnd {
  const facts = { status: 0, name: undefined, said: 'us', requestId: undefined } as const;
  return { ok: false, kind, error: { kind: 'unsent', messages: [problem], ...facts } };
}

/** How a task ended. */
export type CallOutcome = CallEnd | { ok: false; cancelled: true };

/** One call of a task. */
export interface Step {
  readonly call: Call;
  /** What it is called among the tasks, where that is not the task's own title. */
  readonly title?: string;
  /** It waits until all that the steps before it changed has been seen to be done. */
  readonly settled?: true;
}

/** The steps of a task, one by one: each may depend on how the one before ended. Ends as the task does. */
export type Run = Generator<Step, CallEnd, CallEnd>;

/** What a task does: its calls, or steps that depend on how those before them went. */
export type Change = Calls | (() => Run);

/** A call on behalf of an account. */
export interface AccountCall {
  readonly call: Call;
  readonly account: string;
}

export interface CallRequest {
  /** The verb or the editor that it is of: 'stop', 'rename'. Told apart by it, never shown. */
  verb: string;
  /** What it is called among the tasks, before what it is done to: 'Make Boot Volume'. */
  title: string;
  call: Change;
  account: string;
  /**
   * For what is done without waiting: its success and its failure are told as a toast, with these
   * words of success. A form or a dialog tells by itself and leaves this out.
   */
  toast?: {
    success: string;
    /** What it was done to, by name: several alike may be told one after the other. */
    about?: string;
  };
}

interface StartedCall {
  id: string;
  /** Resolves once the provider has accepted or refused all of it. Never rejects. */
  outcome: Promise<CallOutcome>;
}

/** A task of the queue, with all that the store must not hold: bodies, secrets, promises. */
export interface Entry extends StartedCall {
  readonly request: CallRequest;
  readonly run: Run;
  /** The step that is due first. */
  readonly first: IteratorResult<Step, CallEnd>;
  readonly resolve: (outcome: CallOutcome) => void;
  /** Its outcome is told; what it changed may still have to be seen. */
  hasEnded: boolean;
  /** Ids of the records that it is changing: nobody else's calls of theirs go out. */
  readonly lanes: Set<string>;
  /** The lane that its next step waits for, and what lets the step go; absent until it may. */
  waiting: { readonly lane: string; go?: () => void } | undefined;
  /** A request of its is on the wire. */
  isSending: boolean;
}

export interface CallManager {
  /**
   * Queues a task. The same task while that has no outcome is that task.
   */
  startCall(request: CallRequest): StartedCall;
  cancel(id: string): void;
  /** For the queue: what is queued or under way, in order. */
  readonly entries: Map<string, Entry>;
  /** For the queue: the session is over; all are forgotten, their callers told 'cancelled'. */
  settleAll(): void;
}

/** What is as it was asked for needs no call, or no other. */
export const DONE: CallEnd = { ok: true, answer: { status: 200, body: undefined, links: {} } };

/** Calls one after the other, as long as each succeeds. */
function* inOrder(calls: readonly Call[]): Run {
  let end = DONE;
  for (const call of calls) {
    end = yield { call, settled: true };
    if (!end.ok) break;
  }
  return end;
}

/** The tasks under way. */
export function createCallManager({ dispatch }: Pick<Store, 'dispatch'>): CallManager {
  const entries = new Map<string, Entry>();

  function twin(request: CallRequest): Entry | undefined {
    for (const entry of entries.values()) {
      if (!entry.hasEnded && sameValue(entry.request, request)) return entry;
    }
    return undefined;
  }

  return {
    entries,
    startCall(request) {
      const same = twin(request);
      if (same !== undefined) return same;
      const { verb, title, call, account } = request;
      const run = typeof call === 'function' ? call() : inOrder(callsOf(call));
      const first = run.next();
      let resolve: Entry['resolve'] = () => undefined;
      const outcome = new Promise<CallOutcome>((done) => {
        resolve = done;
      });
      const id = nanoid();
      const entry: Entry = {
        id,
        outcome,
        request,
        run,
        first,
        resolve,
        hasEnded: false,
        lanes: new Set(),
        waiting: undefined,
        isSending: false,
      };
      if (first.done) return { id, outcome: Promise.resolve(first.value) };
      entries.set(id, entry);
      const { kind, id: record } = first.value.call;
      const about = record === undefined ? {} : { record };
      dispatch(calls.actions.enqueued({ id, verb, title, kind, account, ...about }));
      return entry;
    },
    cancel: (id) => {
      dispatch(calls.actions.cancelWanted(id));
    },
    settleAll: () => {
      for (const { resolve } of entries.values()) resolve({ ok: false, cancelled: true });
      entries.clear();
    },
  };
}
