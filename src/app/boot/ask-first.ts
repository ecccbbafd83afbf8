import { openPath } from '@/lib/base-path';
import { collator } from '@/lib/collator';
import { type Ask, requestTo } from '@/provider/request';
import { type Config, loadConfig } from '../config';
import { startRequests } from './start-reads';

/** The start's reads, sent while the rest of the script loads. */
export interface Asked {
  readonly config: Config;
  /** Time of the requests, in milliseconds since the epoch. */
  readonly at: number;
  /** Answers what was asked for, once. */
  readonly ask: Ask;
  /** Drops answers that nobody took: they may be another user's. */
  forget(): void;
}

/** Requests from the provider what the open address begins with. */
export async function askFirst(): Promise<Asked> {
  const config = await loadConfig();
  const at = Date.now();
  const answers = new Map<string, Promise<Response>>();
  for (const { path, query } of startRequests(openPath())) {
    const [address, init] = requestTo(config.hosts.api, path, { query });
    const answer = fetch(address, init);
    // The caller that takes the answer handles its failure.
    answer.catch(() => undefined);
    answers.set(address, answer);
  }
  // Lists are sorted by it; until something is answered there is nothing else to do.
  if (answers.size > 1) setTimeout(collator);
  return {
    config,
    at,
    ask(address, init) {
      const answer = init.method === 'GET' ? answers.get(address) : undefined;
      if (answer === undefined) return { answer: fetch(address, init) };
      answers.delete(address);
      return { answer, at };
    },
    forget: () => answers.clear(),
  };
}
