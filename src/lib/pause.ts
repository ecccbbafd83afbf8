/** Absent from some browsers and from the DOM types. */
interface Scheduling {
  scheduler?: {
    yield?(): Promise<void>;
    postTask?(task: () => void, options: { priority: Priority }): Promise<void>;
  };
}

type Priority = 'user-visible' | 'background';

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

function taskOf(priority: Priority): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.postTask?.(() => undefined, { priority }) ?? nextTask();
}

/**
 * Lets the browser handle input during long work that somebody waits for; Chromium paints only
 * after it.
 */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.yield?.() ?? nextTask();
}

/**
 * Lets the browser handle input, and paint what that changed, during long work that somebody waits
 * for.
 */
export function giveWay(): Promise<void> {
  return taskOf('user-visible');
}

/**
 * Lets the browser do everything else first, painting too, during long work that nobody waits for.
 */
export function standBack(): Promise<void> {
  return taskOf('background');
}

/**
 * A page that isn't drawn, such as a hidden tab, is not waited for longer than this (milliseconds).
 */
const UNDRAWN_MS = 500;

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
