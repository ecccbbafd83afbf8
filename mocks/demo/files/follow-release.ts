import { createKeptFiles, type KeptFiles } from '@mocks/demo/files/kept-files';
import type { DemoRelease } from '@mocks/demo/files/release';

/** Message of a page to the worker about its release. */
export type ReleaseWord =
  /** The page is shown: cache the files that it may need later. */
  | 'keep'
  /** Replace the old release with the waiting one now. */
  | 'take-over'
  /** Take control of a page that was loaded past the worker. */
  | 'claim';

/** Event of a service worker. */
export interface Extendable {
  /** Keeps the worker awake until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
}

/** Parts of a service worker's global scope that are used here. */
export interface ReleaseScope {
  readonly registration: { readonly scope: string; readonly active: unknown };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: Extendable & { readonly data: unknown }) => void,
  ): void;
}

/**
 * Installs a release of the demo. The first one answers at once and caches its files while the
 * page is shown. A later one caches all its files, then waits until a page lets it take over.
 */
export function followRelease(scope: ReleaseScope, release: DemoRelease): KeptFiles['answer'] {
  const files = createKeptFiles({
    release,
    scope: scope.registration.scope,
    caches,
    fetch: (request) => fetch(request),
  });
  const does: Record<ReleaseWord, () => Promise<void>> = {
    keep: () => files.keep(),
    'take-over': () => scope.skipWaiting(),
    claim: () => scope.clients.claim(),
  };
  const isWord = (data: unknown): data is ReleaseWord =>
    typeof data === 'string' && Object.hasOwn(does, data);

  scope.addEventListener('install', (event) => {
    if (scope.registration.active) event.waitUntil(files.keep());
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([files.forgetOld(), scope.clients.claim()]));
  });
  scope.addEventListener('message', (event) => {
    if (isWord(event.data)) event.waitUntil(does[event.data]());
  });
  return (request) => files.answer(request);
}
