import { lazyPart } from '@/lib/lazy-part';
import { failure } from './api-error';
import type { ReadRequest } from './read-requests';
import type { Answer, Begun, Read, ReadOptions, Send } from './request';
import type { Retry } from './retry';

/** Milliseconds that an early answer waits to be taken. */
const KEPT_MS = 10_000;

function keyOf(path: string, query: ReadOptions['query']): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return `${path}?${JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
}

export interface SentRead extends ReadRequest, Begun {}

export interface Reads {
  /** Answers a read that was started early with its answer, once. */
  readonly read: Read;
  readonly start: (sent: SentRead) => Promise<Answer>;
  readonly forget: () => void;
}

/** An early 401 ends no session: perhaps nobody was signed in. */
export function createReads(send: Send, retry: Retry): Reads {
  const started = new Map<string, { answer: Promise<Answer>; at: number }>();
  return {
    read(path, { onBegan, ...options } = {}) {
      const key = keyOf(path, options.query);
      const early = started.get(key);
      if (early === undefined) {
        return retry(() => send(path, options), { signal: options.signal, onBegan });
      }
      started.delete(key);
      onBegan?.(early.at);
      return early.answer;
    },
    start({ path, query, ...begun }) {
      const options = { query, expects401: true };
      const answer = retry((tries) => send(path, options, tries === 1 ? begun : undefined));
      const key = keyOf(path, query);
      const drop = () => {
        if (started.get(key)?.answer === answer) started.delete(key);
      };
      started.set(key, { answer, at: begun.at });
      // A failure is only shared while under way, and a kept answer is soon out of date.
      answer.then(() => setTimeout(drop, KEPT_MS), drop);
      return answer;
    },
    forget: () => started.clear(),
  };
}

/** Loads code for requests. Without it nothing is sent, and the next request loads it again. */
export function fetched<T>(load: () => Promise<T>): () => Promise<T> {
  const part = lazyPart(load);
  return async () => {
    try {
      return await part();
    } catch (thrown) {
      throw failure('unsent', 'Couldn’t load part of the panel', thrown);
    }
  };
}
