import type { Begun, DemoState, Keeping, Told } from '@mocks/demo/messages';
import type { Strip } from '@mocks/demo/page/strip';

/** Operations of a page on the current world. */
export interface WorldHost {
  state(): Promise<DemoState>;
  set(query: string): Promise<DemoState & { unread: readonly string[] }>;
  reset(world: string | undefined): Promise<DemoState>;
  hear(listener: (told: Told) => void): void;
  /** Removes the panel's stored data from this browser. */
  forget(): void;
  reload(): void;
  /** Opens the demo's start page. */
  goHome(): void;
  /** Runs it repeatedly while the page is visible. */
  whileSeen(run: () => void): void;
}

/** Notices about worlds that did not begin as usual. */
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
 * Opens the current world, or applies a link's settings, and shows how it began. `loadedAt` is the
 * page's load time in milliseconds since 1970. The loss of a younger world is not announced:
 * nobody had used it.
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
  // The panel's stored data belongs to the old world.
  if (isAnother) host.forget();
  const isTold = isAnother && before.madeAt < loadedAt;
  strip.say('world', isTold ? ANOTHER : (BEGUN[state.begun] ?? ''));
  strip.say('keeping', KEEPING[state.keeping]);
  if (unread.length > 0)
    strip.say('link', `The link sets what the demo lacks: ${unread.join(', ')}.`);
  return state;
}

/** Follows resets of the world, here and in other windows, and its storage. */
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
  // Unsaved changes are lost with the worker, which the browser ends if it is idle.
  host.whileSeen(() => {
    if (keeping !== 'kept') host.state().catch(() => undefined);
  });
}
