/** Not in every browser yet, and not in the DOM types. */
interface Yielding {
  scheduler?: { yield?(): Promise<void> };
}

/** Lets the page paint and answer to its user in the midst of long work. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
