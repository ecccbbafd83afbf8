import type { Keeping } from '@mocks/demo/messages';
import type { Shelf } from '@mocks/demo/worker/shelf';
import type { Stage } from '@mocks/demo/worker/stage';

/** Writes the stage's changes to the shelf. */
export interface Keep {
  /** Resolves once all changes so far are stored, or could not be. */
  soon(): Promise<void>;
  /** As `soon`, without waiting for more changes. */
  now(): Promise<void>;
  /** Stores another stage from now on, and nothing of the one before. */
  turnTo(stage: Stage): Promise<void>;
  /** Result of the latest write; `barred` without a shelf. */
  readonly keeping: Keeping;
}

/** Time in ms in which changes are gathered for one write. */
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
      // The demo goes on in memory, and the next change tries again.
      const isFull = isOfRoom(error);
      if (!isFull) reportError(error);
      if (stage === written) anew = isAnew;
      written.giveBack(changes);
      tellIfOther(isFull ? 'full' : 'barred');
    }
  }

  // Changes during a write belong to the next write.
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
