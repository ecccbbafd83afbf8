import { openPath } from '@/lib/base-path';
import { collator } from '@/lib/collator';
import type { SentRead } from '@/provider/reads';
import { requestTo } from '@/provider/request';
import { type Config, loadConfig } from '../config';
import { startRequests } from './start-reads';

export function sendFirst(host: string): readonly SentRead[] {
  const at = Date.now();
  return startRequests(openPath()).map(({ path, query }) => {
    const response = fetch(...requestTo(host, path, { query }));
    // The session's check handles its failure.
    response.catch(() => undefined);
    return { path, query, response, at };
  });
}

export async function askFirst(): Promise<{ config: Config; reads: readonly SentRead[] }> {
  const config = await loadConfig();
  const reads = sendFirst(config.hosts.api);
  // Lists are sorted by it; until something is answered there is nothing else to do.
  if (reads.length > 1) setTimeout(collator);
  return { config, reads };
}
