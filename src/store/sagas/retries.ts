import { ApiError, type ApiErrorFacts } from '@/provider/api-error';
import { call, delay, type Saga } from './effects';

/** Before the second and the third try, in milliseconds. */
const RETRY_DELAYS: readonly number[] = [400, 1600];

/** Errors of a gateway before the provider. */
export const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether another try may succeed. */
export function isRetryable({ kind, status }: ApiErrorFacts): boolean {
  return kind === 'network' || kind === 'unsent' || GATEWAY.has(status);
}

/** Repeats safe work while the network or a gateway fails, three tries in all. */
export function* retry<R>(work: () => Saga<R>): Saga<R> {
  for (const wait of RETRY_DELAYS) {
    try {
      return yield* work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || !isRetryable(thrown.facts)) throw thrown;
    }
    yield* delay(wait);
  }
  return yield* work();
}

/** A pause, so that a recurring defect does not spin (milliseconds). */
export const RESTART_MS = 1000;

/** Restarts work that ends by a defect of ours, after `report` has reported it. */
export function* restartOnError(work: () => Saga, report: (thrown: unknown) => Saga): Saga {
  for (;;) {
    try {
      // By `call`, not `yield*`: only then do errors of its forks arrive here.
      yield* call(work);
      return;
    } catch (thrown) {
      yield* report(thrown);
      yield* delay(RESTART_MS);
    }
  }
}
