import { pause } from '@/lib/pause';
import { call, type Saga } from './effects';

/** Lets the page paint and react during long work. */
export function* breathe(): Saga {
  yield* call(pause);
}

/** A hidden page is not painted: wait no longer than this. */
const UNDRAWN_MS = 500;

function nextPaint(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNDRAWN_MS);
    // The first frame paints the current state; the second begins once that is shown.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  });
}

/** Waits until the current state is on the screen. */
export function* painted(): Saga {
  yield* call(nextPaint);
}
