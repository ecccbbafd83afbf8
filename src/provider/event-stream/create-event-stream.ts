import { lazyPart } from '@/lib/lazy-part';
import type { EventStream } from './event-stream';
import { keepOpen } from './keep-open';

export function createEventStream(address: string): EventStream {
  const connect = lazyPart(async () => (await import('./bayeux')).connectBayeux);
  return { open: (options) => keepOpen(address, connect, options) };
}
