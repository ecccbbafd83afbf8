import type { ReadRequest } from './read-requests';
import type { Answer, RequestOptions, Send } from './request';

/** How long an early answer waits to be asked for, in milliseconds. */
const KEPT_MS = 10_000;

/** Which read it is, whatever the order of its query. */
function keyOf(path: string, query: RequestOptions['query']): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return `${path}?${JSON.stringify(entries.toSorted(([a], [b]) => a.localeCompare(b)))}`;
}

function isRead(options: RequestOptions | undefined): boolean {
  return (options?.method ?? 'GET') === 'GET';
}

export interface EarlyReads {
  /** Starts a read now, for whoever asks for the same first. */
  start(request: ReadRequest): Promise<Answer>;
  /** Sends, save that a read that was started early is answered by that one, once. */
  send: Send;
  /** Nobody is answered any more by what was started so far. */
  forget(): void;
}

/**
 * Reads that start with the page, while the code that wants their answers is still on its way. A 401
 * of one says only that nobody is signed in, so it ends no session.
 *
 * @param now by the steady clock: an answer is as old as its read, whenever it is taken
 */
export function createEarlyReads(send: Send, now: () => number): EarlyReads {
  const started = new Map<string, { answer: Promise<Answer>; at: number }>();
  return {
    start({ path, query }) {
      const at = now();
      const answer = send(path, { query, expects401: true });
      const key = keyOf(path, query);
      const drop = () => {
        if (started.get(key)?.answer === answer) started.delete(key);
      };
      started.set(key, { answer, at });
      // A failure is only for who shares it while under way: after signing in, the same read is made
      // anew. An answer that nobody takes soon grows old.
      answer.then(() => setTimeout(drop, KEPT_MS), drop);
      return answer;
    },
    send(path, options) {
      const key = keyOf(path, options?.query);
      const early = isRead(options) ? started.get(key) : undefined;
      if (early === undefined) return send(path, options);
      started.delete(key);
      options?.onStartedEarly?.(early.at);
      return early.answer;
    },
    forget: () => started.clear(),
  };
}
