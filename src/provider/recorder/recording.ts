import { lazyPart } from '@/lib/lazy-part';
import type { Recorder } from './recorder';
import { createTap, type Tap } from './tap';

/** What this window keeps for a report of a problem. */
export interface Recording extends Tap {
  /** By the clock of what was heard. */
  readonly now: () => number;
  /** As `config.json` has them. */
  readonly settings: unknown;
  /** Its code comes at the first call. Rejects where that cannot be fetched. */
  readonly recorder: () => Promise<Recorder>;
}

/** `now` is the steady clock. */
export function createRecording(now: () => number, settings: unknown): Recording {
  const tap = createTap(now);
  const load = lazyPart(() => import('./recorder'));
  let recorder: Recorder | undefined;
  return {
    ...tap,
    now,
    settings,
    recorder: async () => {
      const { createRecorder } = await load();
      return (recorder ??= createRecorder(tap));
    },
  };
}
