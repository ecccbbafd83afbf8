import type { ApiErrorFacts } from '../api-error';

/** How the stream fares, told as it changes. */
export type StreamStatus =
  /** The first attempt has begun. */
  | { state: 'connecting' }
  /** Events arrive from now on; what changed before this moment may have been missed. */
  | { state: 'subscribed' }
  /** The connection broke; quick attempts are under way. */
  | { state: 'lost' }
  /** The quick attempts have failed; quiet ones go on. */
  | { state: 'disconnected' }
  /** Not connected in the time that the start allows; attempts go on. */
  | { state: 'failed' }
  /** The kiosk gave no token; attempts go on. */
  | { state: 'no-token'; error: ApiErrorFacts };

export interface StreamOptions {
  /** Whose events: the channel is `/account/{id}`. */
  account: string;
  /** A token that is still good; asked for before every subscription. */
  token: () => Promise<string>;
  /** The provider refused the token: the next one must be new. */
  onTokenRefused: () => void;
  /** Undecoded. */
  onEvent: (event: unknown) => void;
  onStatus: (status: StreamStatus) => void;
}

export interface OpenStream {
  close(): void;
  /**
   * The page woke up: the next attempt need not wait, and one that has got no answer yet is made anew.
   *
   * @param wasOffline the network was gone: a connection of before is not trusted to have survived it
   */
  retryNow(wasOffline?: boolean): void;
}

/** The event stream of one account (spec 3 §7). */
export interface EventStream {
  open(options: StreamOptions): OpenStream;
}
