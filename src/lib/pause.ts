/** Absent from some browsers and from the DOM types. */
interface Yielding {
  scheduler?: { yield?(): Promise<void> };
}

/** Lets the browser paint and handle input during long work. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** A page that isn't drawn, such as a hidden tab, is not waited for longer than this (milliseconds). */
const UNDRAWN_MS = 500;

/** Settles when what the page holds now has been shown. */
export function afterPaint(): Promise<void> {
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
