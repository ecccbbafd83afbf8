import { createKeptFiles, type KeptFiles } from '@mocks/demo/files/kept-files';
import type { DemoRelease } from '@mocks/demo/files/release';

/** What a page may tell a worker of the demo about its release. */
export type ReleaseWord =
  /** The page is there: what it may need later is to be kept. */
  | 'keep'
  /** A new release, which waits, is to take the place of the old one now. */
  | 'take-over'
  /** A page that was loaded past the worker is to be the worker's all the same. */
  | 'claim';

/** An event of the worker's. */
export interface Extendable {
  /** Keeps the worker awake until then. */
  waitUntil(promise: Promise<unknown>): void;
}

/** As much of a service worker's global scope as is needed here. */
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
 * How a release of the demo comes: the first one answers at once and keeps its files while the page is looked
 * at; one that follows keeps all of them before it waits for its turn, which a page gives it.
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
