import type { ReleaseWord } from '@mocks/demo/files/follow-release';

type Registration = Pick<
  ServiceWorkerRegistration,
  'active' | 'installing' | 'waiting' | 'addEventListener' | 'update'
>;

/** Milliseconds between two looks for a new release, however often people come back to the page. */
const BETWEEN_MS = 5 * 60_000;

/** Resolves once a worker that was there already has one that waits for its turn. */
function whenWaiting(registration: Registration): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const look = () => {
      const { active, waiting } = registration;
      if (active && waiting) resolve(waiting);
    };
    const follow = () => registration.installing?.addEventListener('statechange', look);
    look();
    follow();
    registration.addEventListener('updatefound', follow);
  });
}

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

/** Follows the releases of the demo; `tell` has what begins the waiting one. */
export async function followReleases(
  registration: Registration,
  tell: (takeOver: () => void) => void,
  now: () => number = Date.now,
): Promise<void> {
  watch(registration, now);
  const waiting = await whenWaiting(registration);
  const word: ReleaseWord = 'take-over';
  tell(() => waiting.postMessage(word));
}
