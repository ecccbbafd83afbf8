import { withBase } from '@/lib/base-path';
import { isOffline } from '@/lib/is-offline';

/** In milliseconds: the page is asked for no more often, */
export const ASKED_EVERY_MS = 5 * 60_000;

/** nor, where parts of the panel are missing, more often than this. */
export const MISSED_EVERY_MS = 10_000;

/** What Vite tells the window of each part that could not be fetched. */
export const PART_MISSING = 'vite:preloadError';

/** The address of the entry's file in a page, which has its hash in its name. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

const folderOf = (address: string | undefined): string | undefined =>
  address?.slice(0, address.lastIndexOf('/'));

async function servedEntry(): Promise<string | undefined> {
  const answer = await fetch(withBase('/'), { cache: 'no-cache', credentials: 'same-origin' });
  if (!answer.ok) return undefined;
  return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/**
 * Asks for the page when the window comes to the front, and when a part of the panel is gone, and tells the entry
 * that it names by now: another than this page's is a new release; undefined is this one. What cannot be asked, or answers with no page of the panel
 * (a network's own sign-in), tells nothing.
 */
export function watchRelease(tell: (release: string | undefined) => void): () => void {
  const own = entryOf(document);
  let asked = Date.now();

  const ask = async (every: number) => {
    const passed = Date.now() - asked;
    const isDue = passed >= every || passed < 0;
    if (!isDue || document.hidden || isOffline()) return;
    asked = Date.now();
    try {
      const served = await servedEntry();
      if (folderOf(served) === folderOf(own)) tell(served === own ? undefined : served);
    } catch {
      // The next time that somebody looks is soon enough.
    }
  };

  const look = () => void ask(ASKED_EVERY_MS);
  const miss = () => void ask(MISSED_EVERY_MS);
  window.addEventListener(PART_MISSING, miss);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener(PART_MISSING, miss);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
