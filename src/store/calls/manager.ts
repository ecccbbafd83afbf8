import { nanoid, type Store } from '@reduxjs/toolkit';
import type { Call } from '@/model/call';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import { sameValue } from '../resources/same-value';
import { calls } from './calls-slice';

/** How a call ended that was sent. */
export type CallEnd =
  | { ok: true; answer: Pick<CallAnswer, 'status' | 'body' | 'links'> }
  | {
      ok: false;
      error: ApiErrorFacts;
      /** Its answer was lost: what has appeared since it was sent, and is called as was asked. */
      made?: readonly string[];
    };

/** How a call ended. */
export type CallOutcome = CallEnd | { ok: false; cancelled: true };

export interface CallRequest {
  /** The verb or the editor that it is of: 'stop', 'rename'. Told apart by it, never shown. */
  verb: string;
  /** What it is called among the tasks, before what it is done to: 'Make Boot Volume'. */
  title: string;
  call: Call;
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
  /** Never rejects. */
  outcome: Promise<CallOutcome>;
}

export interface CallManager {
  /**
   * Queues a call. The same call of the same record while that is under way is that call.
   */
  startCall(request: CallRequest): StartedCall;
  cancel(id: string): void;
  /** For the queue: what to send. */
  request(id: string): CallRequest | undefined;
  /** For the queue: it has ended; what was to be sent is forgotten. */
  settle(id: string, outcome: CallOutcome): void;
  /** For the queue: the session is over; all are forgotten, their callers told 'cancelled'. */
  settleAll(): void;
}

interface Entry extends StartedCall {
  request: CallRequest;
}

/** The calls under way with all that the store must not hold: bodies, secrets, promises. */
export function createCallManager({ dispatch }: Pick<Store, 'dispatch'>): CallManager {
  const entries = new Map<string, Entry>();
  const resolvers = new Map<string, (outcome: CallOutcome) => void>();

  function twin(request: CallRequest): Entry | undefined {
    for (const entry of entries.values()) {
      if (sameValue(entry.request, request)) return entry;
    }
    return undefined;
  }

  function settle(id: string, outcome: CallOutcome): void {
    const resolve = resolvers.get(id);
    entries.delete(id);
    resolvers.delete(id);
    resolve?.(outcome);
  }

  return {
    startCall(request) {
      const same = twin(request);
      if (same !== undefined) return { id: same.id, outcome: same.outcome };
      const id = nanoid();
      const outcome = new Promise<CallOutcome>((resolve) => {
        resolvers.set(id, resolve);
      });
      entries.set(id, { id, outcome, request });
      const { verb, title, call, account } = request;
      const record = call.id === undefined ? {} : { record: call.id };
      dispatch(calls.actions.enqueued({ id, verb, title, kind: call.kind, account, ...record }));
      return { id, outcome };
    },
    cancel: (id) => {
      dispatch(calls.actions.cancelWanted(id));
    },
    request: (id) => entries.get(id)?.request,
    settle,
    settleAll: () => {
      for (const id of entries.keys()) settle(id, { ok: false, cancelled: true });
    },
  };
}
