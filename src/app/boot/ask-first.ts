import { openPath } from '@/lib/base-path';
import { collator } from '@/lib/collator';
import { type Ask, requestTo } from '@/provider/request';
import { type Config, loadConfig } from '../config';
import { startRequests } from './start-reads';

/** The start's reads, asked for while the rest of the script came. */
export interface Asked {
  readonly config: Config;
  /** When it was asked for, in milliseconds since the epoch. */
  readonly at: number;
  /** Answers what was asked for, once. */
  readonly ask: Ask;
  /** Drops what nobody took: it may be another user's. */
  forget(): void;
}

/** Asks the provider for what the open address begins with. */
export async function askFirst(): Promise<Asked> {
  const config = await loadConfig();
  const at = Date.now();
  const answers = new Map<string, Promise<Response>>();
  for (const { path, query } of startRequests(openPath())) {
    const [address, init] = requestTo(config.hosts.api, path, { query });
    const answer = fetch(address, init);
    // Its taker is told.
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
