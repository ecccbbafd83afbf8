type Needed = new () => HTMLElement;

function part<Type extends Needed>(id: string, type: Type): InstanceType<Type> {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new TypeError(`The demo's page has no #${id}`);
  return found as InstanceType<Type>;
}

/** What the strip speaks of, in the order in which it does. */
const MATTERS = ['start', 'release', 'world', 'keeping', 'link', 'file', 'reset'] as const;
type Matter = (typeof MATTERS)[number];

/** The strip above the panel, which says that nothing is real. */
export interface Strip {
  /**
   * Says something of a matter beside what it says of others, in place of what it said of that; with a button to
   * reload, if that does something. No words are none any more.
   */
  say(matter: Matter, words: string, reload?: () => void): void;
  /** Has the demo be reset from now on, perhaps to another world, once somebody was asked. */
  onReset(reset: (world?: string) => Promise<void>): void;
}

function noticeOf(words: string, reload: (() => void) | undefined): HTMLElement {
  const notice = document.createElement('p');
  notice.textContent = words;
  if (reload) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Reload';
    button.addEventListener('click', reload);
    notice.append(' ', button);
  }
  return notice;
}

export function readStrip(): Strip {
  const notices = part('demo-notices', HTMLElement);
  const more = part('demo-more', HTMLElement);
  const sure = part('demo-sure', HTMLDialogElement);
  const links = part('demo-links', HTMLElement);
  const opens = part('demo-try', HTMLButtonElement);

  opens.addEventListener('click', () => {
    links.hidden = !links.hidden;
    opens.setAttribute('aria-expanded', String(!links.hidden));
  });

  const said = new Map<Matter, HTMLElement>();
  const say: Strip['say'] = (matter, words, reload) => {
    said.get(matter)?.remove();
    said.delete(matter);
    if (words !== '') said.set(matter, noticeOf(words, reload));
    // A region of its own only while it has something to say: the panel below has one that is always there.
    if (said.size === 0) notices.removeAttribute('role');
    else notices.setAttribute('role', 'status');
    requestAnimationFrame(() => {
      const shown = MATTERS.flatMap((each) => said.get(each) ?? []);
      // Whoever is at a button stays there.
      for (const [at, notice] of shown.entries()) {
        if (notices.children[at] !== notice)
          notices.insertBefore(notice, notices.children[at] ?? null);
      }
    });
  };
  return {
    say,
    onReset(reset) {
      more.inert = false;
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
        reset(world).catch(() => say('reset', 'The demo could not be reset. Try again.'));
      });
    },
  };
}
