import type { ReleaseWord } from '@mocks/demo/files/follow-release';

type Registration = Pick<
  ServiceWorkerRegistration,
  'active' | 'installing' | 'waiting' | 'addEventListener' | 'update'
>;

/** Shortest time in ms between two checks for a new release. */
const BETWEEN_MS = 5 * 60_000;

/** Milliseconds between two requests to take over. */
const ASKED_EVERY_MS = 1000;

/** Checks for a new release when people come back to the page, at most every 5 minutes. */
function watch(registration: Registration, now: () => number): void {
  let last = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - last < BETWEEN_MS) return;
    last = now();
    // Fails without a network.
    registration.update().catch(() => undefined);
  });
}

/**
 * Follows the releases of the demo, and calls `tell` whenever one waits. The function it passes
 * lets the release that waits by then take over, and reloads the page.
 */
export function followReleases(
  registration: Registration,
  tell: (takeOver: () => void) => void,
  reload: () => void,
  now: () => number = Date.now,
): void {
  watch(registration, now);
  const takeOver = () => {
    const { waiting } = registration;
    const word: ReleaseWord = 'take-over';
    if (!waiting) {
      reload();
      return;
    }
    const ask = () => waiting.postMessage(word);
    // A browser delays it while the old worker is busy, and may not check again by itself.
    const asking = setInterval(ask, ASKED_EVERY_MS);
    const turn = () => {
      clearInterval(asking);
      reload();
    };
    // It takes over next, or a newer one replaces it: either way the page must reload.
    waiting.addEventListener('statechange', turn, { once: true });
    ask();
  };
  const look = () => {
    // The very first release replaces none.
    if (registration.active && registration.waiting) tell(takeOver);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
}
