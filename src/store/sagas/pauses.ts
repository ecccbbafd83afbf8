import { afterPaint, pause } from '@/lib/pause';
import { call, type Saga } from './effects';

/** Lets the page paint and react during long work. */
export function* yieldToMain(): Saga {
  yield* call(pause);
}

/** Waits until the current state is on the screen. */
export function* nextPaint(): Saga {
  yield* call(afterPaint);
}
