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

/**
 * Tells quietly that the page is of an earlier release, beside whatever that shows, until the reader reloads it or wants
 * no more of it. The function that it gives ends it.
 */
export function tellNewRelease(): () => void {
  let release: string | undefined;
  let putOff: string | undefined;
  const line = document.createElement('div');
  line.className = 'new-release';
  // It stands before its words, or they would not be read out; an open dialog leaves it to be heard.
  const words = document.createElement('p');
  words.role = 'status';
  words.dataset['liveAnnouncer'] = 'true';
  const buttons = [
    buttonOf('Reload', () => window.location.reload()),
    buttonOf('Later', () => {
      putOff = release;
      show();
    }),
  ];
  line.append(words);
  document.body.append(line);

  function show(): void {
    // A reload without a network would lose the page.
    const isTold = release !== undefined && release !== putOff && !isOffline();
    if (isTold === (line.role === 'region')) return;
    line.role = isTold ? 'region' : null;
    line.ariaLabel = isTold ? 'Release notice' : null;
    words.textContent = isTold ? WORDS : '';
    if (isTold) line.append(...buttons);
    else buttons.forEach((button) => button.remove());
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
