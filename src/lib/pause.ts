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
