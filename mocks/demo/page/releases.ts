import type { ReleaseWord } from '@mocks/demo/files/follow-release';

type Registration = Pick<
  ServiceWorkerRegistration,
  'active' | 'installing' | 'waiting' | 'addEventListener' | 'update'
>;

/** Milliseconds between two looks for a new release, however often people come back to the page. */
const BETWEEN_MS = 5 * 60_000;

/** Milliseconds between two requests to take over. */
const ASKED_EVERY_MS = 1000;

/** Looks for a new release when people come back, at most every few minutes. */
function watch(registration: Registration, now: () => number): void {
  let last = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - last < BETWEEN_MS) return;
    last = now();
    // Without a network there is none to be had.
    registration.update().catch(() => undefined);
  });
}

/**
 * Follows the releases of the demo; `tell` is called whenever one waits for its turn, with what begins the one
 * that waits by then and reloads the page.
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
    // A browser lets it wait for what the old one is doing, and may not look again by itself.
    const asking = setInterval(ask, ASKED_EVERY_MS);
    const turn = () => {
      clearInterval(asking);
      reload();
    };
    // Next it takes over, or a newer one has its place: the page is to be loaded anew either way.
    waiting.addEventListener('statechange', turn, { once: true });
    ask();
  };
  const look = () => {
    // The first release of all replaces none.
    if (registration.active && registration.waiting) tell(takeOver);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
}
