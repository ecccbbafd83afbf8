import { lazyPart } from '@/lib/lazy-part';
import type { ApiErrorFacts } from '@/provider/api-error';
import { keepOpen } from './keep-open';

export type StreamStatus =
  | { state: 'connecting' }
  /** Events arrive from now on; earlier changes may have been missed. */
  | { state: 'subscribed' }
  /** Quick attempts are under way. */
  | { state: 'lost' }
  /** Slow attempts go on. */
  | { state: 'disconnected' }
  /** Not connected within the start's time limit; attempts go on. */
  | { state: 'failed' }
  | { state: 'no-token'; error: ApiErrorFacts };

export interface StreamOptions {
  /** The channel is `/account/{id}`. */
  account: string;
  /** Called before every subscription. */
  token: () => Promise<string>;
  /** The provider refused the token: the next one must be new. */
  onTokenRefused: () => void;
  onEvent: (event: unknown) => void;
  onStatus: (status: StreamStatus) => void;
}

export interface OpenStream {
  close(): void;
  /** Repeats an attempt at once; after `wasOffline` a connection is not trusted either. */
  retryNow(wasOffline?: boolean): void;
}

export interface EventStream {
  open(options: StreamOptions): OpenStream;
}

export function createEventStream(address: string): EventStream {
  const connect = lazyPart(async () => (await import('./bayeux')).connectBayeux);
  return { open: (options) => keepOpen(address, connect, options) };
}
