import { askOnFocus } from '@/lib/ask-on-focus';
import { withBase } from '@/lib/base-path';
import { isOffline } from '@/lib/is-offline';

/** In milliseconds: however many parts of the panel are missing, the page is asked for no more often. */
export const MISSED_EVERY_MS = 10_000;

/** What Vite tells the window of each part that could not be fetched. */
export const PART_MISSING = 'vite:preloadError';

/** The address of the entry's file in a page, the last that it runs, whose name changes with whatever it brings. */
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
 * Asks for the page, and tells the entry that it names by now: another than this page's is a new release; undefined
 * is this one. What cannot be asked, or answers with no page of the panel (a network's own sign-in), tells nothing.
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

/** Asks now, when the window comes to the front, and when a part of the panel is gone. */
function watchRelease(tell: (release: string | undefined) => void): () => void {
  const stop = askOnFocus(() => void ask(tell));
  let missed = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const miss = () => {
    // None is passed over: what is not asked at once is asked as soon as it may be.
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

const WORDS = 'A new release is out.';

function buttonOf(words: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.addEventListener('click', press);
  return button;
}

/** Milliseconds for which the words are there to be read out, and after which they come: their region stands before. */
const READ_OUT_MS = { from: 300, until: 7000 };

/** Has the words read out: in the panel by its one polite region, before it by one of its own. */
function readOut(): void {
  const known = document.querySelector('[data-live-announcer]');
  const region = known ?? document.createElement('div');
  const words = document.createElement('p');
  words.className = 'visually-hidden';
  words.textContent = WORDS;
  if (!known) {
    region.role = 'status';
    document.body.append(region);
  }
  setTimeout(() => region.append(words), READ_OUT_MS.from);
  setTimeout(() => (known ? words : region).remove(), READ_OUT_MS.until);
}

/**
 * Tells quietly that the page is of an earlier release, beside whatever that shows, until the reader reloads it or wants
 * no more of it. The function that it gives ends it.
 */
export function tellNewRelease(): () => void {
  let release: string | undefined;
  let putOff: string | undefined;
  const words = document.createElement('p');
  words.textContent = WORDS;
  const line = document.createElement('section');
  line.className = 'new-release';
  line.ariaLabel = 'Release notice';
  line.append(
    words,
    buttonOf('Reload', () => window.location.reload()),
    buttonOf('Later', () => {
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
  // By then it is worth telling again.
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
