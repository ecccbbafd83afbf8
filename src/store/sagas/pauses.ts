import { pause } from '@/lib/pause';
import { call, type Saga } from './effects';

/** Lets the page paint and answer to its user in the midst of long work. */
export function* breathe(): Saga {
  yield* call(pause);
}

/** A page that isn't drawn, such as a hidden tab, is not waited for longer than this (milliseconds). */
const UNDRAWN_MS = 500;

function nextPaint(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNDRAWN_MS);
    // The first frame draws what is known now; the second begins when that has been shown.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  });
}

/** Waits until what the store holds now can be seen. */
export function* painted(): Saga {
  yield* call(nextPaint);
}
