import { askOnFocus } from '@/lib/ask-on-focus';
import { withBase } from '@/lib/base-path';
import { isOffline } from '@/lib/connectivity';
import { words } from './words';

/** Least time in ms between requests for the page, however many parts of the panel are missing. */
export const MISSED_EVERY_MS = 10_000;

/** Event that Vite sends to the window for each part that could not be fetched. */
export const PART_MISSING = 'vite:preloadError';

/** Address of a page's entry file, the last that it runs. Its name changes with its contents. */
const entryOf = (page: Document): string | undefined =>
  [...page.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? undefined;

const folderOf = (address: string | undefined): string | undefined =>
  address?.slice(0, address.lastIndexOf('/'));

async function servedEntry(): Promise<string | undefined> {
  const answer = await fetch(withBase('/'), { cache: 'no-cache', credentials: 'same-origin' });
  if (!answer.ok) return undefined;
  return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/**
 * Asks for the page, and reports its entry if that is of a new release, else undefined. Reports
 * nothing if the request fails, or is answered by no page of the panel (a network's own sign-in).
 */
async function ask(tell: (release: string | undefined) => void): Promise<void> {
  const own = entryOf(document);
  try {
    const served = await servedEntry();
    if (folderOf(served) === folderOf(own)) tell(served === own ? undefined : served);
  } catch {
    // The next time that somebody looks is soon enough.
  }
}

function watchRelease(tell: (release: string | undefined) => void): () => void {
  const stop = askOnFocus(() => void ask(tell));
  let missed = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const miss = () => {
    // No request is skipped: one that cannot be sent now is sent as soon as possible.
    const wait = Math.min(missed + MISSED_EVERY_MS - Date.now(), MISSED_EVERY_MS);
    timer ??= setTimeout(() => {
      timer = undefined;
      missed = Date.now();
      void ask(tell);
    }, wait);
  };
  window.addEventListener(PART_MISSING, miss);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener(PART_MISSING, miss);
  };
}

function buttonOf(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

/**
 * Milliseconds from the region to its words, and until they are removed: the region must exist
 * first.
 */
const READ_OUT_MS = { from: 300, until: 7000 };

function readOut(): void {
  const known = document.querySelector('[data-live-announcer]');
  const region = known ?? document.createElement('div');
  const text = document.createElement('p');
  text.className = 'visually-hidden';
  text.textContent = words.text;
  if (!known) {
    region.role = 'status';
    document.body.append(region);
  }
  setTimeout(() => region.append(text), READ_OUT_MS.from);
  setTimeout(() => (known ? text : region).remove(), READ_OUT_MS.until);
}

/**
 * Says quietly, beside the page's content, that the page is of an earlier release. The notice stays
 * until the reader reloads or dismisses it. The returned function ends it.
 */
export function showReleaseNotice(): () => void {
  let release: string | undefined;
  let putOff: string | undefined;
  const text = document.createElement('p');
  text.textContent = words.text;
  const line = document.createElement('section');
  line.className = 'new-release';
  line.ariaLabel = words.label;
  line.append(
    text,
    buttonOf(words.reloadLabel, () => window.location.reload()),
    buttonOf(words.laterLabel, () => {
      putOff = release;
      show();
    }),
  );

  function show(): void {
    // A reload without a network would lose the page.
    const isTold = release !== undefined && release !== putOff && !isOffline();
    if (isTold === line.isConnected) return;
    if (isTold) {
      document.body.append(line);
      readOut();
    } else line.remove();
  }
  // By then the notice is worth showing again.
  const tellAgain = () => {
    putOff = undefined;
    show();
  };
  const stop = watchRelease((told) => {
    release = told;
    show();
  });
  window.addEventListener(PART_MISSING, tellAgain);
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  return () => {
    stop();
    line.remove();
    window.removeEventListener(PART_MISSING, tellAgain);
    window.removeEventListener('online', show);
    window.removeEventListener('offline', show);
  };
}
