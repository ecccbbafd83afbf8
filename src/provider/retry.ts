import { ApiError, type ApiErrorFacts, failure, isMaintenance, NOT_IMPLEMENTED } from './api-error';

/** Waits before the second and the third try, in milliseconds. No further try is made. */
const WAITS_MS: readonly number[] = [500, 1500];

/** A wait is up to this part shorter or longer, so that many panels do not ask at once. */
const JITTER = 0.25;

/** Longest `Retry-After` in ms that is waited for quietly; otherwise the failure is shown. */
const LONGEST_QUIET_MS = 5000;

/** GraphQL's codes, in an answer of 200, for REST's statuses of 500 and more. */
const OWN_FAILURES: ReadonlySet<string | undefined> = new Set([
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
]);

const TOO_MANY_REQUESTS = 429;

/** True if a failed read may succeed soon. Nothing is sent while the browser is offline. */
export function isPassing({ kind, status, name, retryAfterMs }: ApiErrorFacts): boolean {
  if (kind === 'network') return true;
  if (status === TOO_MANY_REQUESTS) return retryAfterMs !== undefined;
  return status >= 500 || (status === 200 && OWN_FAILURES.has(name));
}

/** Returns the wait in ms before the next try, or undefined if the failure must be shown. */
export function quietWait(
  error: ApiErrorFacts,
  tries: number,
  random: () => number,
): number | undefined {
  const usual = WAITS_MS[tries - 1];
  if (usual === undefined || !isPassing(error) || isMaintenance(error)) return undefined;
  const { status, retryAfterMs = 0 } = error;
  if (status === NOT_IMPLEMENTED) return undefined;
  if (retryAfterMs > LONGEST_QUIET_MS) return undefined;
  return Math.max(retryAfterMs, usual * (1 + JITTER * (2 * random() - 1)));
}

/** Rejects as cancelled as soon as the signal is aborted. */
function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    function giveUp() {
      clearTimeout(timer);
      reject(failure('cancelled', 'Cancelled'));
    }
    if (signal?.aborted === true) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}

interface RetryOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onBegan?: ((at: number) => void) | undefined;
}

/** Repeats safe work while the provider fails temporarily. Never for a change. `tries` from 1. */
export type Retry = <R>(work: (tries: number) => Promise<R>, options?: RetryOptions) => Promise<R>;

/** Three tries in all. `now` is the steady clock. */
export function createRetry(now: () => number, pause = pauseFor, random = Math.random): Retry {
  return async (work, { signal, onBegan } = {}) => {
    for (let tries = 1; ; tries += 1) {
      if (tries > 1) onBegan?.(now());
      try {
        return await work(tries);
      } catch (thrown) {
        const wait =
          thrown instanceof ApiError ? quietWait(thrown.facts, tries, random) : undefined;
        if (wait === undefined) throw thrown;
        await pause(wait, signal);
      }
    }
  };
}
