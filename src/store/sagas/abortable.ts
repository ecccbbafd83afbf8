import { CANCEL } from 'redux-saga';
import { call, type Saga } from './effects';

/**
 * Waits for a promise; when the saga is cancelled meanwhile, its signal aborts the call. (A `finally`
 * that asks `cancelled()` would not do: where a generator is delegated to by `yield*`, an effect
 * yielded in its `finally` turns the cancellation into an ordinary return.)
 */
export function* abortable<R>(work: (signal: AbortSignal) => Promise<R>): Saga<R> {
  const controller = new AbortController();
  return yield* call(() =>
    Object.assign(work(controller.signal), { [CANCEL]: () => controller.abort() }),
  );
}
