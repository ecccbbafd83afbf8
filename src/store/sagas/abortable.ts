import { call, cancelled, type Saga } from './effects';

/** Waits for a promise; when the saga is cancelled meanwhile, its signal aborts the call. */
export function* abortable<R>(work: (signal: AbortSignal) => Promise<R>): Saga<R> {
  const controller = new AbortController();
  try {
    return yield* call(() => work(controller.signal));
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
