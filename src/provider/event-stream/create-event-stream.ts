import type { EventStream } from './event-stream';
import { keepOpen } from './keep-open';

/**
 * The event stream over a WebSocket. Its client is loaded when a stream is first opened.
 *
 * @param address `ws:` or `wss:` address of the Bayeux server
 */
export function createEventStream(address: string): EventStream {
  const connect = async () => (await import('./bayeux')).connectBayeux;
  return { open: (options) => keepOpen(address, connect, options) };
}
