import { errorFacts } from '@/provider/api-error';
import type { BayeuxOptions, Broken, Way } from './bayeux';
import type { OpenStream, StreamOptions, StreamStatus } from './event-stream';

/** Waits before each attempt, in ms (docs/product/live-updates.md#quiet-attempts). */
const QUICK_MS = 100;
const QUICK_ATTEMPTS = 5;
const QUIET_MS: readonly number[] = [1000, 2000, 5000, 10_000, 30_000];

/** The loss itself is the first failure. */
function backoffDelay(failures: number): number {
  if (failures <= QUICK_ATTEMPTS) return QUICK_MS;
  const quiet = Math.min(failures - QUICK_ATTEMPTS, QUIET_MS.length);
  return QUIET_MS[quiet - 1] ?? QUICK_MS;
}

/** Wait in ms before a slow connection is shown, at the start or after a loss. */
export const START_MS = 5000;
/**
 * Limit in ms for a first WebSocket. If a proxy swallows it, long-polling still has time to
 * connect before a slow connection is shown.
 */
const FIRST_SOCKET_MS = 2500;
/** Younger attempts, in ms, are left alone: visibility, focus and network often return together. */
const YOUNG_MS = 1000;

export type Connect = (options: BayeuxOptions) => { close(): void };

/**
 * Alternates long-polling with a WebSocket that does not connect. If one did before, the server
 * more likely restarts: its quick attempts are all by WebSocket.
 */
function wayFor(misses: number, hadSocket: boolean): Way {
  const turns = misses - (hadSocket ? QUICK_ATTEMPTS : 0);
  return turns > 0 && turns % 2 === 1 ? 'polling' : 'socket';
}

/** Five quick attempts after a loss, then slow ones. */
export function keepOpen(
  address: string,
  connect: () => Promise<Connect>,
  options: StreamOptions,
): OpenStream {
  let closed = false;
  let failures = 0;
  let misses = 0;
  let way: Way = 'socket';
  let hadSocket = false;
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

  const wasAnswered = () => {
    misses = 0;
    hadSocket ||= way === 'socket';
  };

  const onSubscribed = () => {
    clearTimeout(patience);
    wasAnswered();
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
    if (reason.why !== 'connection') wasAnswered();
    else if (!isLoss) misses += 1;
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
    way = wayFor(misses, hadSocket);
    const isFirst = way === 'socket' && !hadSocket;
    const isOver = () => closed || mine !== tries;
    // `open` reports failures by `onBroken`; what it throws is a defect of ours.
    void connect().then(
      (open) => {
        if (isOver()) return;
        connection = open({
          address,
          way,
          ...(isFirst && { openWithin: FIRST_SOCKET_MS }),
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
