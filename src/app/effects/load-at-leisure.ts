/** Fetches something ahead. It never rejects: its use tries again, and reports a failure. */
export type Load = () => Promise<void> | void;

/** Milliseconds after which whoever pressed a key is no longer in the midst of something. */
export const REST_MS = 1000;

/** Milliseconds after which a browser that is never idle, or not in sight, goes on all the same. */
const LATEST_MS = 1000;

/** A click without a pointer is sent by assistive technology, and `popstate` is Back. */
const ACTS = ['keydown', 'pointerdown', 'click', 'wheel', 'popstate'] as const;

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
export async function loadAtLeisure(loads: readonly Load[], until: AbortSignal): Promise<void> {
  let acted = -Infinity;
  const note = () => {
    acted = performance.now();
  };
  const rest = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        const left = acted + REST_MS - performance.now();
        if (left > 0 && !until.aborted) setTimeout(() => whenIdle(look), left);
        else resolve();
      };
      whenIdle(look);
    });

  for (const act of ACTS) addEventListener(act, note, { capture: true, passive: true });
  for (const load of loads) {
    await rest();
    if (until.aborted) break;
    await load();
  }
  for (const act of ACTS) removeEventListener(act, note, { capture: true });
}
