import type { Begun } from '@mocks/demo/messages';

type Needed = new () => HTMLElement;

function part<Type extends Needed>(id: string, type: Type): InstanceType<Type> {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new TypeError(`The demo's page has no #${id}`);
  return found as InstanceType<Type>;
}

/** How the world of a page began: by its own link, too, in place of one that was there. */
type PageBegun = Begun | 'another';

/** What a page is told of how its world began; of what is as usual nothing. */
const BEGUN: Partial<Record<PageBegun, string>> = {
  another: 'This is another world: the one that was here is gone, with all that was made in it.',
  'too-old': 'The demo has a new release, which begins a new world.',
  damaged: 'What the demo had kept could not be read: it begins a new world.',
};

/** The strip above the panel, which says that nothing is real. */
export interface Strip {
  /** Says something, with a button to reload, if that does something. */
  say(words: string, reload?: () => void): void;
  sayHowItBegan(begun: PageBegun, isKept: boolean): void;
  /** Asks before it resets, perhaps to another world. */
  onReset(reset: (world?: string) => Promise<void>): void;
}

export function readStrip(): Strip {
  const notice = part('demo-notice', HTMLElement);
  const reloads = part('demo-reload', HTMLButtonElement);
  const sure = part('demo-sure', HTMLDialogElement);
  const links = part('demo-links', HTMLElement);
  const opens = part('demo-try', HTMLButtonElement);

  opens.addEventListener('click', () => {
    links.hidden = !links.hidden;
    opens.setAttribute('aria-expanded', String(!links.hidden));
  });

  let onReload = () => window.location.reload();
  reloads.addEventListener('click', () => onReload());

  const say: Strip['say'] = (words, reload) => {
    // A region of its own only while it has something to say: the panel below has one that is always there.
    if (words === '') notice.removeAttribute('role');
    else notice.setAttribute('role', 'status');
    requestAnimationFrame(() => (notice.textContent = words));
    reloads.hidden = reload === undefined;
    if (reload) onReload = reload;
  };
  return {
    say,
    sayHowItBegan(begun, isKept) {
      const words = [
        BEGUN[begun],
        ...(isKept ? [] : ['Your browser keeps nothing here: it all goes with the last window.']),
      ];
      say(words.filter(Boolean).join(' '));
    },
    onReset(reset) {
      let world: string | undefined;
      const ask = (title: string, verb: string, asked?: string) => {
        world = asked;
        part('demo-sure-title', HTMLElement).textContent = title;
        part('demo-sure-begin', HTMLButtonElement).textContent = verb;
        sure.returnValue = '';
        sure.showModal();
      };
      part('demo-reset', HTMLButtonElement).addEventListener('click', () =>
        ask('Reset the demo?', 'Reset'),
      );
      for (const begins of links.querySelectorAll<HTMLButtonElement>('[data-world]')) {
        begins.addEventListener('click', () =>
          ask(`Begin “${begins.textContent}”?`, 'Begin', begins.dataset['world']),
        );
      }
      sure.addEventListener('close', () => {
        if (sure.returnValue !== 'reset') return;
        reset(world).catch(() => say('The demo could not be reset. Try again.'));
      });
    },
  };
}
