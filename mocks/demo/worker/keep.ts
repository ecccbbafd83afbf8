import type { Keeping } from '@mocks/demo/messages';
import type { Shelf } from '@mocks/demo/worker/shelf';
import type { Stage } from '@mocks/demo/worker/stage';

/** Puts on the shelf what changes on the stage. */
export interface Keep {
  /** Resolves once all that has changed so far is kept, or could not be. */
  soon(): Promise<void>;
  /** The same, without a moment in which more could be gathered. */
  now(): Promise<void>;
  /** From now on another stage is kept, and nothing of the one before. */
  turnTo(stage: Stage): Promise<void>;
  /** Whether all could be kept so far. */
  readonly keeping: Keeping;
}

/** Milliseconds in which changes are gathered. */
const GATHERING = 100;

const isOfRoom = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

export function createKeep(
  shelf: Shelf | null,
  first: Stage,
  isNew: boolean,
  told: () => void,
): Keep {
  let stage = first;
  let anew = isNew;
  let keeping: Keeping = shelf ? 'kept' : 'barred';
  let gathering: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();

  function tellIfOther(found: Keeping): void {
    if (keeping === found) return;
    keeping = found;
    told();
  }

  async function write(): Promise<void> {
    if (!shelf) return;
    const [written, isAnew] = [stage, anew];
    const changes = written.take();
    anew = false;
    try {
      await shelf.write(changes, isAnew);
      tellIfOther('kept');
    } catch (error) {
      // It goes on in memory, and tries again with the next change.
      const isFull = isOfRoom(error);
      if (!isFull) reportError(error);
      if (stage === written) anew = isAnew;
      written.giveBack(changes);
      tellIfOther(isFull ? 'full' : 'barred');
    }
  }

  // Whatever changes while one write is under way is the next one's.
  const now = (): Promise<void> => {
    next ??= last.then(() => {
      next = null;
      return write();
    });
    last = next;
    return next;
  };

  const soon = (): Promise<void> => {
    gathering ??= new Promise<void>((resolve) => void setTimeout(resolve, GATHERING)).then(() => {
      gathering = null;
      return now();
    });
    return gathering;
  };

  return {
    soon,
    now,
    turnTo(next) {
      stage = next;
      anew = true;
      return soon();
    },
    get keeping() {
      return keeping;
    },
  };
}
