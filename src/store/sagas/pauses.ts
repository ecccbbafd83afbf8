import { afterPaint, pause, standBack } from '@/lib/pause';
import { call, type Saga } from './effects';

/** Lets the page react during long work that somebody waits for. */
export function* yieldToMain(): Saga {
  yield* call(pause);
}

/** Lets the page react and paint during long work that nobody waits for. */
export function* yieldToAll(): Saga {
  yield* call(standBack);
}

export function* nextPaint(): Saga {
  yield* call(afterPaint);
}
