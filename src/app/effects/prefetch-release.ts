import { useEffect } from 'react';
import { useStore } from 'react-redux';
import * as v from 'valibot';
import { openPath, withBase } from '@/lib/base-path';
import { markAllHere } from '@/lib/lazy-part';
import { afterPaint } from '@/lib/pause';
import { selectCurrentAccountId } from '@/store/accounts/accounts-selectors';
import type { WithAccounts } from '@/store/accounts/accounts-slice';
import { selectHasFirstRead } from '@/store/resources/first-screen';
import type { WithResources } from '@/store/resources/resources-state';

/** Milliseconds after which a page that reads nothing of an account, as the user's own, has long been shown. */
export const UNREAD_MS = 10_000;

/** By the name of each script file: it, and what has to be there before it runs. `build/script-files.ts` writes it. */
const parts = v.record(v.string(), v.array(v.string()));

const PARTS = '/parts.json';

/** Chromium has it; no declaration of the platform does yet. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Either the browser is set to save data (WICG Save Data), or the network is slow (WICG Network Information). */
function isCostly(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as WithConnection).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

/** Without a latest moment: a busy processor has better to do. Safari has no idle callbacks. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50);
    else requestIdleCallback(() => resolve());
  });
}

/** Names of files, those first that the area in the address needs. */
function inOrder(known: v.InferOutput<typeof parts>): ReadonlySet<string> {
  const words = openPath().replaceAll('_', '-').split('/');
  const isNear = ([name]: [string, unknown]) => words.includes(name.replace(/-forms$/u, ''));
  const all = Object.entries(known);
  return new Set([...all.filter(isNear), ...all].flatMap(([, files]) => files));
}

/**
 * Has the browser keep all files of this release, one after the other, each when it is idle. None of them
 * is run: that costs the processor, memory and a change of styles for pages that nobody may open. It is the
 * browser's own store of what servers say to keep, and no worker of ours: that would be a second copy with a
 * life of its own, and stand between the page and each of its requests.
 * @param own address of a script of this release: what is said of another one is of no use
 */
export async function prefetchRelease(own: string, until: AbortSignal): Promise<void> {
  const get = async (path: string) => {
    const response = await fetch(withBase(path), { priority: 'low', signal: until });
    if (!response.ok) throw new Error(`${path} was answered ${String(response.status)}`);
    return response;
  };
  const files = inOrder(v.parse(parts, await (await get(PARTS)).json()));
  const isOwn = (file: string) => new URL(withBase(`/${file}`), own).href === own;
  if (![...files].some(isOwn)) return;
  for (const file of files) {
    const path = `/${file}`;
    const isKnown = performance.getEntriesByName(new URL(withBase(path), own).href).length > 0;
    if (isKnown) continue;
    await whenIdle();
    // Read to its end, or it is not kept.
    await (await get(path)).blob();
  }
  markAllHere();
}

/**
 * Prefetches the release once the first screen of the panel is painted with its data: once a session
 * expires or the network is lost it is too late to fetch what opens over a page, or a page that was not
 * visited yet. Where that is costly, parts come as they are opened.
 * @param own as `prefetchRelease` has it
 */
export function usePrefetchedRelease(own: string): void {
  const store = useStore<WithAccounts & WithResources>();
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    let isRunning = false;
    const begin = async () => {
      if (isRunning || isCostly()) return;
      isRunning = true;
      await afterPaint();
      try {
        await prefetchRelease(own, signal);
      } catch {
        // Each part is fetched when it is opened, too, and its failure is told there.
        isRunning = false;
      }
    };
    const timer = setTimeout(() => void begin(), UNREAD_MS);
    const look = () => {
      const state = store.getState();
      if (!selectHasFirstRead(state, selectCurrentAccountId(state) ?? '')) return;
      leave();
      clearTimeout(timer);
      void begin();
    };
    const leave = store.subscribe(look);
    look();
    window.addEventListener('online', () => void begin(), { signal });
    return () => {
      leave();
      clearTimeout(timer);
      gone.abort();
    };
  }, [own, store]);
}
