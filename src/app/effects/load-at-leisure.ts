/** Fetches something ahead. It never rejects: its use tries again, and reports a failure. */
export type Load = () => Promise<void> | void;

/** Milliseconds after which whoever pressed a key is no longer in the midst of something. */
export const REST_MS = 1000;

/** Milliseconds after which a browser that is never idle, or not in sight, goes on all the same. */
const LATEST_MS = 200;

/** A click without a pointer is sent by assistive technology, and `popstate` is Back. */
const ACTS = ['keydown', 'pointerdown', 'click', 'scroll', 'popstate'] as const;

/** Watches what people do: the function tells how many milliseconds are left until they are at rest. */
export function watchActs(until: AbortSignal): () => number {
  let acted = -Infinity;
  const note = () => {
    acted = performance.now();
  };
  for (const act of ACTS) {
    addEventListener(act, note, { capture: true, passive: true, signal: until });
  }
  return () => acted + REST_MS - performance.now();
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(callback);
  else requestIdleCallback(callback, { timeout: LATEST_MS });
}

/**
 * One after the other, each while the browser is idle and nobody does anything: all screens at once take
 * network and processor from the first letters that are typed into a list, and from the first page that
 * is opened.
 */
export async function loadAtLeisure(
  loads: Iterable<Load>,
  restLeft: () => number,
  until: AbortSignal,
): Promise<void> {
  const rest = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        const left = restLeft();
        if (left > 0 && !until.aborted) setTimeout(() => whenIdle(look), left);
        else resolve();
      };
      whenIdle(look);
    });

  for (const load of loads) {
    await rest();
    if (until.aborted) return;
    await load();
  }
}
