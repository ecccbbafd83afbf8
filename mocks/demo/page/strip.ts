type Needed = new () => HTMLElement;

function part<Type extends Needed>(id: string, type: Type): InstanceType<Type> {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new TypeError(`The demo's page has no #${id}`);
  return found as InstanceType<Type>;
}

/** Subjects of the strip's notices, in display order. */
const MATTERS = ['start', 'release', 'world', 'keeping', 'link', 'file', 'reset'] as const;
type Matter = (typeof MATTERS)[number];

/** The strip above the panel, which says that nothing is real. */
export interface Strip {
  /** Replaces the notice about a matter; '' removes it. `reload` adds a button. */
  say(matter: Matter, words: string, reload?: () => void): void;
  /** Enables the reset, perhaps to another world. `reset` runs once the user has confirmed it. */
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
    // A status region only while there are notices: the panel always has one of its own.
    if (said.size === 0) notices.removeAttribute('role');
    else notices.setAttribute('role', 'status');
    requestAnimationFrame(() => {
      const shown = MATTERS.flatMap((each) => said.get(each) ?? []);
      // Notices already in place are not moved, so that a button keeps its focus.
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
