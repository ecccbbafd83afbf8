import type { DemoState, Told } from '@mocks/demo/messages';
import type { Strip } from '@mocks/demo/page/strip';

/** What a page does with the world that answers it. */
export interface WorldHost {
  state(): Promise<DemoState>;
  set(query: string): Promise<DemoState>;
  reset(world: string | undefined): Promise<DemoState>;
  hear(listener: (told: Told) => void): void;
  /** Forgets what the panel kept in this browser. */
  forget(): void;
  reload(): void;
  /** Begins at the demo's address. */
  goHome(): void;
}

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
  const state = query === '' ? before : await host.set(query);
  const isAnother = state.madeAt !== before.madeAt;
  // Nothing that the panel kept here is of the world that begins.
  if (isAnother) host.forget();
  const isTold = isAnother && before.madeAt < loadedAt;
  strip.sayHowItBegan(isTold ? 'another' : state.begun, state.isKept);
  return state;
}

/** Follows what this window and others make of the world. */
export function followWorld(host: WorldHost, strip: Strip, first: DemoState): void {
  let { isKept } = first;
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
      strip.say('The demo began anew in another window.', () => host.reload());
    } else if (state.isKept !== isKept) {
      isKept = state.isKept;
      if (isKept) strip.say('What is made here is kept again.');
      else strip.sayHowItBegan('kept', false);
    }
  });
}
