import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { openPath } from '@/lib/base-path';
import { areAllHere, markAllHere } from '@/lib/lazy-part';
import { afterPaint } from '@/lib/pause';
import { selectCurrentAccountId, type WithAccounts } from '@/store/accounts/accounts-slice';
import { onceState } from '@/store/once-state';
import { selectHasFirstRead } from '@/store/resources/shown-slice';
import type { WithResources } from '@/store/resources/resources-state';
import type { Asked } from './prefetch-files';
import type { Told } from './prefetch-worker';

/**
 * Milliseconds after which a page that reads nothing of an account, as the user's own, has long
 * been shown.
 */
export const UNREAD_MS = 10_000;

/** In Chromium; the platform's type declarations lack it. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/**
 * Either the browser is set to save data (WICG Save Data), or the network is slow (WICG Network
 * Information).
 */
function isCostly(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as WithConnection).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

/** Sets no deadline: a busy processor has better to do. Safari has no idle callbacks. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50);
    else requestIdleCallback(() => resolve());
  });
}

function askWorker(asked: Asked, signal: AbortSignal): Promise<Told> {
  const worker = new Worker(new URL('./prefetch-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<Told>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      resolve({ failed: event.message });
    };
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

/**
 * Prefetches the release once the panel's first screen is painted with its data. After a session
 * expires or the network is lost, layers and unvisited pages could not be fetched. If fetching is
 * costly, parts come as they are opened.
 *
 * No file is run: that costs processor time, memory and a change of styles for pages that may never
 * open. A worker fetches them, as fetching takes the page's thread as well. The browser's HTTP
 * cache keeps them. A service worker would be a second copy with a life of its own, between the
 * page and each request.
 * @param own address of a script of this release
 */
export function usePrefetchedRelease(own: string): void {
  const store = useStore<WithAccounts & WithResources>();
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    let isRunning = false;
    const begin = async () => {
      if (isRunning || areAllHere() || isCostly()) return;
      isRunning = true;
      await afterPaint();
      await whenIdle();
      if (signal.aborted) return;
      const known = performance.getEntriesByType('resource').map(({ name }) => name);
      const told = await askWorker({ own, path: openPath(), known }, signal);
      // Each part is also fetched when it is opened, and its failure shows there.
      if ('failed' in told) isRunning = false;
      else if (told.isAllHere) markAllHere();
    };
    const timer = setTimeout(() => void begin(), UNREAD_MS);
    const isRead = (state: WithAccounts & WithResources) =>
      selectHasFirstRead(state, selectCurrentAccountId(state) ?? '');
    const leave = onceState(store, isRead, () => {
      clearTimeout(timer);
      void begin();
    });
    window.addEventListener('online', () => void begin(), { signal });
    return () => {
      leave();
      clearTimeout(timer);
      gone.abort();
    };
  }, [own, store]);
}
