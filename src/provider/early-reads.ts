import type { ReadRequest } from './read-requests';
import { type Answer, isRead, type RequestOptions, type Send } from './request';

/** Milliseconds that an answer waits to be taken. */
const KEPT_MS = 10_000;

function keyOf(path: string, query: RequestOptions['query']): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return `${path}?${JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
}

export interface EarlyReads {
  /** `at` is the time when the read began, if that was earlier. */
  start(request: ReadRequest, at?: number): Promise<Answer>;
  /** Answers a read that was started early with its answer, once. */
  send: Send;
  /** Drops all started reads. */
  forget(): void;
}

/** An early 401 ends no session: perhaps nobody was signed in. `now` is the steady clock. */
export function createEarlyReads(send: Send, now: () => number): EarlyReads {
  const started = new Map<string, { answer: Promise<Answer>; at: number }>();
  return {
    start({ path, query }, at = now()) {
      const answer = send(path, { query, expects401: true });
      const key = keyOf(path, query);
      const drop = () => {
        if (started.get(key)?.answer === answer) started.delete(key);
      };
      started.set(key, { answer, at });
      // A failure is only shared while under way, and a kept answer is soon out of date.
      answer.then(() => setTimeout(drop, KEPT_MS), drop);
      return answer;
    },
    send(path, options) {
      const key = keyOf(path, options?.query);
      const early = isRead(options ?? {}) ? started.get(key) : undefined;
      if (early === undefined) return send(path, options);
      started.delete(key);
      options?.onBegan?.(early.at);
      return early.answer;
    },
    forget: () => started.clear(),
  };
}
