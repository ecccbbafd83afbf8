import { errorFacts } from '../api-error';
import { QUICK_ATTEMPTS, backoffDelay } from './backoff';
import type { BayeuxOptions, Broken } from './bayeux';
import type { OpenStream, StreamOptions, StreamStatus } from './event-stream';

/** When people are told of a slow connection, at the start (spec 1 §9) or after a loss. */
export const START_MS = 5000;
/** Visibility, focus and network often return together: a newer attempt is left alone. */
const YOUNG_MS = 1000;

export type Connect = (options: BayeuxOptions) => { close(): void };

/** Five quick attempts after a loss, then slow ones (decisions.md, "event stream"). */
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
  let tries = 0;
  let triedAt = 0;
  /** Before the first success only the start's time limit reports failures. */
  let wasSubscribed = false;
  /** Only the first refusal is answered with a new token at once. */
  let renewed = false;

  let reported: StreamStatus['state'] | undefined;

  /** An unchanged state is not repeated: people may have dismissed it. */
  const report = (status: StreamStatus) => {
    if (status.state === reported && reported !== 'subscribed') return;
    reported = status.state;
    options.onStatus(status);
  };

  let patience = setTimeout(() => report({ state: 'failed' }), START_MS);

  const onSubscribed = () => {
    clearTimeout(patience);
    isSubscribed = true;
    failures = 0;
    renewed = false;
    wasSubscribed = true;
    report({ state: 'subscribed' });
  };

  const again = () => {
    connection = undefined;
    if (closed) return;
    attempt = setTimeout(tryOnce, backoffDelay(failures));
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
      report({ state: 'failed' });
    } else if (reason.why === 'token') {
      // A quick retry would get no token either.
      failures = Math.max(failures, QUICK_ATTEMPTS + 1);
      clearTimeout(patience);
      report({ state: 'no-token', error: errorFacts(reason.thrown) });
    } else if (isLoss) {
      report({ state: 'lost' });
      patience = setTimeout(() => report({ state: 'disconnected' }), START_MS);
    } else if (wasSubscribed && failures === QUICK_ATTEMPTS + 1) {
      clearTimeout(patience);
      report({ state: 'disconnected' });
    }
    again();
  };

  const tryOnce = () => {
    attempt = undefined;
    triedAt = performance.now();
    tries += 1;
    const mine = tries;
    const isOver = () => closed || mine !== tries;
    // `open` reports failures by `onBroken`; what it throws is a defect of ours.
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

  report({ state: 'connecting' });
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
