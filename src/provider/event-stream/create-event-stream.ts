import { lazyPart } from '@/lib/lazy-part';
import type { EventStream } from './event-stream';
import { keepOpen } from './keep-open';

/** Loads the client (`ws:` or `wss:`) when a stream is first opened, and long-polling where it is needed. */
export function createEventStream(address: string): EventStream {
  const bySocket = lazyPart(async () => (await import('./bayeux')).connectBayeux);
  const byPolling = lazyPart(async () => (await import('./long-polling')).connectByPolling);
  return {
    open: (options) =>
      keepOpen(address, (way) => (way === 'socket' ? bySocket() : byPolling()), options),
  };
}
