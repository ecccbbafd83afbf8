import type { Keeping } from '@mocks/demo/messages';
import type { DemoWorld } from '@mocks/demo/worker/demo-world';
import type { Store } from '@mocks/demo/worker/store';

/** Writes the world's changes to the store. */
export interface Saver {
  /** Resolves once all changes so far are stored, or could not be. */
  soon(): Promise<void>;
  /** As `soon`, without waiting for more changes. */
  now(): Promise<void>;
  /** Stores another world from now on, and nothing of the one before. */
  turnTo(world: DemoWorld): Promise<void>;
  /** Result of the latest write; `barred` without a store. */
  readonly keeping: Keeping;
}

/** Time in ms in which changes are gathered for one write. */
const GATHERING = 100;

const isOfRoom = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

export function createSaver(
  store: Store | null,
  first: DemoWorld,
  isFirstNew: boolean,
  onOther: () => void,
): Saver {
  let world = first;
  let isNew = isFirstNew;
  let keeping: Keeping = store ? 'kept' : 'barred';
  let gathering: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();

  function setKeeping(found: Keeping): void {
    if (keeping === found) return;
    keeping = found;
    onOther();
  }

  async function write(): Promise<void> {
    if (!store) return;
    const [written, isWrittenNew] = [world, isNew];
    const changes = written.take();
    isNew = false;
    try {
      await store.write(changes, isWrittenNew);
      setKeeping('kept');
    } catch (error) {
      // The demo goes on in memory, and the next change tries again.
      const isFull = isOfRoom(error);
      if (!isFull) reportError(error);
      if (world === written) isNew = isWrittenNew;
      written.giveBack(changes);
      setKeeping(isFull ? 'full' : 'barred');
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
      world = next;
      isNew = true;
      return soon();
    },
    get keeping() {
      return keeping;
    },
  };
}
