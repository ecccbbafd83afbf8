import { ApiError } from '@/provider/api-error';
import { delay, type Saga } from './effects';

/** Waits before the second and the third try, in milliseconds. */
const RETRY_DELAYS: readonly number[] = [400, 1600];

/** A gateway between us and the provider had trouble: another try may pass. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

function mayPass(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  const { kind, status } = thrown.facts;
  return kind === 'network' || PASSING.has(status);
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
      if (!mayPass(thrown)) throw thrown;
    }
    yield* delay(wait);
  }
  return yield* work();
}
