import { errorFacts } from '../api-error';
import { QUICK_ATTEMPTS, waitBefore } from './attempts';
import type { BayeuxOptions, Broken } from './bayeux';
import type { OpenStream, StreamOptions, StreamStatus } from './event-stream';

/** How long the start may take before it is said to have failed (spec 1 §9). */
export const START_MS = 5000;

export type Connect = (options: BayeuxOptions) => { close(): void };

/**
 * Keeps a subscription open: five quick attempts after a loss, then quiet ones for as long as it
 * takes, and words for what people should know (decisions.md, "event stream").
 *
 * @param connect loads the client at the first attempt; rejects when its code cannot be had
 */
export function keepOpen(
  address: string,
  connect: () => Promise<Connect>,
  options: StreamOptions,
): OpenStream {
  let closed = false;
  let failures = 0;
  let connection: { close(): void } | undefined;
  let attempt: ReturnType<typeof setTimeout> | undefined;
  let underWay = false;
  /** Before the first success only the start's own time limit speaks of a failing connection. */
  let wasSubscribed = false;
  /** A refusal is answered with a new token at once, but once only. */
  let renewed = false;

  let told: StreamStatus['state'] | undefined;

  /** What still is as it was need not be told again: people may have dismissed it. */
  const tell = (status: StreamStatus) => {
    if (status.state === told && told !== 'subscribed') return;
    told = status.state;
    options.onStatus(status);
  };

  const start = setTimeout(() => tell({ state: 'failed' }), START_MS);

  const onSubscribed = () => {
    clearTimeout(start);
    failures = 0;
    renewed = false;
    wasSubscribed = true;
    tell({ state: 'subscribed' });
  };

  const again = () => {
    underWay = false;
    connection = undefined;
    if (closed) return;
    attempt = setTimeout(tryOnce, waitBefore(failures));
  };

  const onBroken = (reason: Broken) => {
    const wasFirstLoss = failures === 0;
    failures += 1;
    if (reason.why === 'refused') {
      options.onTokenRefused();
      if (!renewed) {
        renewed = true;
        again();
        return;
      }
      failures = Math.max(failures, QUICK_ATTEMPTS + 1);
      clearTimeout(start);
      tell({ state: 'failed' });
    } else if (reason.why === 'token') {
      // Asking the kiosk five times in half a second would not make it willing.
      failures = Math.max(failures, QUICK_ATTEMPTS + 1);
      clearTimeout(start);
      tell({ state: 'no-token', error: errorFacts(reason.thrown) });
    } else if (wasSubscribed && failures === QUICK_ATTEMPTS + 1) {
      tell({ state: 'disconnected' });
    } else if (wasSubscribed && wasFirstLoss) {
      tell({ state: 'lost' });
    }
    again();
  };

  const tryOnce = () => {
    attempt = undefined;
    underWay = true;
    // What opens it tells of every failure by `onBroken`: what it throws is a defect of ours.
    void connect().then(
      (open) => {
        if (closed) return;
        connection = open({
          address,
          channel: `/account/${options.account}`,
          token: options.token,
          onMessage: options.onEvent,
          onSubscribed,
          onBroken,
        });
      },
      () => {
        if (!closed) onBroken({ why: 'connection' });
      },
    );
  };

  tell({ state: 'connecting' });
  tryOnce();

  return {
    close: () => {
      closed = true;
      clearTimeout(start);
      clearTimeout(attempt);
      connection?.close();
    },
    retryNow: () => {
      if (closed || underWay) return;
      clearTimeout(attempt);
      tryOnce();
    },
  };
}
