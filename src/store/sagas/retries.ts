import { ApiError, type ApiErrorFacts } from '@/provider/api-error';
import { call, delay, type Saga } from './effects';

/** Waits before the second and the third try, in milliseconds. */
const RETRY_DELAYS: readonly number[] = [400, 1600];

/** A gateway between us and the provider had trouble. */
export const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether another try may pass. */
export function mayPass({ kind, status }: ApiErrorFacts): boolean {
  return kind === 'network' || kind === 'unsent' || GATEWAY.has(status);
}

/**
 * Does what is safe to repeat, up to three times while the network or a gateway fails.
 *
 * @throws whatever the last try threw
 */
export function* retried<R>(work: () => Saga<R>): Saga<R> {
  for (const wait of RETRY_DELAYS) {
    try {
      return yield* work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || !mayPass(thrown.facts)) throw thrown;
    }
    yield* delay(wait);
  }
  return yield* work();
}

/** A pause, so that a defect which comes again at once does not spin (milliseconds). */
export const RESTART_MS = 1000;

/**
 * Runs what must outlive a defect of ours: it is told, for it shall not be silent, and the work
 * begins anew.
 *
 * @param tell what says so
 */
export function* restarted(work: () => Saga, tell: (thrown: unknown) => Saga): Saga {
  for (;;) {
    try {
      // Called, not delegated to: what it forks is then its own, and what they throw comes here.
      yield* call(work);
      return;
    } catch (thrown) {
      yield* tell(thrown);
      yield* delay(RESTART_MS);
    }
  }
}
