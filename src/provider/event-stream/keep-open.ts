import { errorFacts } from '../api-error';
import { QUICK_ATTEMPTS, waitBefore } from './attempts';
import type { BayeuxOptions, Broken } from './bayeux';
import type { OpenStream, StreamOptions, StreamStatus } from './event-stream';

/**
 * How long it may take to connect before people are told: at the start (spec 1 §9), and after a loss,
 * where silence makes each of the quick attempts take its time.
 */
export const START_MS = 5000;
/** Sight, focus and network come back within this of each other: an attempt so young is left alone. */
const YOUNG_MS = 1000;

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
  let isSubscribed = false;
  /** The number of the attempt under way, and when it began. */
  let tries = 0;
  let triedAt = 0;
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

  let patience = setTimeout(() => tell({ state: 'failed' }), START_MS);

  const onSubscribed = () => {
    clearTimeout(patience);
    isSubscribed = true;
    failures = 0;
    renewed = false;
    wasSubscribed = true;
    tell({ state: 'subscribed' });
  };

  const again = () => {
    connection = undefined;
    if (closed) return;
    attempt = setTimeout(tryOnce, waitBefore(failures));
  };

  const onBroken = (reason: Broken) => {
    const isLoss = isSubscribed;
    isSubscribed = false;
    failures += 1;
    if (reason.why === 'refused') {
      options.onTokenRefused();
      if (!renewed) {
        renewed = true;
        again();
        return;
      }
      failures = Math.max(failures, QUICK_ATTEMPTS + 1);
      clearTimeout(patience);
      tell({ state: 'failed' });
    } else if (reason.why === 'token') {
      // Asking the kiosk five times in half a second would not make it willing.
      failures = Math.max(failures, QUICK_ATTEMPTS + 1);
      clearTimeout(patience);
      tell({ state: 'no-token', error: errorFacts(reason.thrown) });
    } else if (isLoss) {
      tell({ state: 'lost' });
      patience = setTimeout(() => tell({ state: 'disconnected' }), START_MS);
    } else if (wasSubscribed && failures === QUICK_ATTEMPTS + 1) {
      clearTimeout(patience);
      tell({ state: 'disconnected' });
    }
    again();
  };

  const tryOnce = () => {
    attempt = undefined;
    triedAt = performance.now();
    tries += 1;
    const mine = tries;
    const isOver = () => closed || mine !== tries;
    // What opens it tells of every failure by `onBroken`: what it throws is a defect of ours.
    void connect().then(
      (open) => {
        if (isOver()) return;
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
        if (!isOver()) onBroken({ why: 'connection' });
      },
    );
  };

  tell({ state: 'connecting' });
  tryOnce();

  return {
    close: () => {
      closed = true;
      clearTimeout(patience);
      clearTimeout(attempt);
      connection?.close();
    },
    retryNow: (wasOffline = false) => {
      const isYoung = attempt === undefined && performance.now() - triedAt < YOUNG_MS;
      if (closed || (isSubscribed ? !wasOffline : isYoung)) return;
      connection?.close();
      if (isSubscribed) onBroken({ why: 'connection' });
      clearTimeout(attempt);
      tryOnce();
    },
  };
}
