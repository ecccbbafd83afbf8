import { isOffline } from '@/lib/is-offline';
import { PART_MISSING, watchRelease } from './watch-release';

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
