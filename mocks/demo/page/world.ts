import type { Begun, DemoState, Keeping, Told } from '@mocks/demo/messages';
import type { Strip } from '@mocks/demo/page/strip';

/** What a page does with the world that answers it. */
export interface WorldHost {
  state(): Promise<DemoState>;
  set(query: string): Promise<DemoState & { unread: readonly string[] }>;
  reset(world: string | undefined): Promise<DemoState>;
  hear(listener: (told: Told) => void): void;
  /** Forgets what the panel kept in this browser. */
  forget(): void;
  reload(): void;
  /** Begins at the demo's address. */
  goHome(): void;
  /** Runs it now and then, as long as somebody looks at the page. */
  whileSeen(run: () => void): void;
}

/** How a world began that is not as usual. */
const BEGUN: Partial<Record<Begun, string>> = {
  'too-old': 'The demo has a new release, which begins a new world.',
  damaged: 'What the demo had kept could not be read: it begins a new world.',
};

const ANOTHER =
  'This is another world: the one that was here is gone, with all that was made in it.';

const KEEPING: Record<Keeping, string> = {
  kept: '',
  full: 'This browser has no more room for the demo: what is new is lost when you leave. Delete large files, or reset.',
  barred: 'Your browser keeps nothing here: what you make is lost when you leave.',
};

/**
 * Opens the world that answers, or sets what a link says, and tells how it began. `loadedAt`, in milliseconds
 * since 1970, is when the page was: a world that is younger was nobody's yet.
 */
export async function openWorld(
  host: WorldHost,
  strip: Strip,
  query: string,
  loadedAt: number,
): Promise<DemoState> {
  const before = await host.state();
  const { unread, ...state } = query === '' ? { ...before, unread: [] } : await host.set(query);
  const isAnother = state.madeAt !== before.madeAt;
  // Nothing that the panel kept here is of the world that begins.
  if (isAnother) host.forget();
  const isTold = isAnother && before.madeAt < loadedAt;
  strip.say('world', isTold ? ANOTHER : (BEGUN[state.begun] ?? ''));
  strip.say('keeping', KEEPING[state.keeping]);
  if (unread.length > 0)
    strip.say('link', `The link sets what the demo lacks: ${unread.join(', ')}.`);
  return state;
}

/** Follows what this window and others make of the world. */
export function followWorld(host: WorldHost, strip: Strip, first: DemoState): void {
  let { keeping } = first;
  let isMine = false;
  strip.onReset(async (world) => {
    isMine = true;
    try {
      await host.reset(world);
    } catch (thrown) {
      isMine = false;
      throw thrown;
    }
    host.forget();
    host.goHome();
  });
  host.hear((told) => {
    if (isMine || told.type !== 'state') return;
    const { state } = told;
    if (state.madeAt !== first.madeAt) {
      strip.say('world', 'The demo began anew in another window.', () => host.reload());
    } else if (state.keeping !== keeping) {
      keeping = state.keeping;
      strip.say('keeping', KEEPING[keeping] || 'What is made here is kept again.');
    }
  });
  // What is not kept is lost with the worker, which is ended unless it is asked for something.
  host.whileSeen(() => {
    if (keeping !== 'kept') host.state().catch(() => undefined);
  });
}
