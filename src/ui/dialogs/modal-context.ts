import { createContext, use, useEffect } from 'react';

interface ModalContextValue {
  /** The id that the dialog's heading must carry. */
  readonly titleId: string | undefined;
  /** Keeps the modal open while work is under way. */
  readonly lock: (locked: boolean) => void;
}

/** What a modal tells the frame inside it. */
export const ModalContext = createContext<ModalContextValue>({
  titleId: undefined,
  lock: () => undefined,
});

/** Keeps the modal around from closing by Escape or a press beside it while `locked`. */
export function useModalLock(locked: boolean): void {
  const { lock } = use(ModalContext);
  useEffect(() => {
    lock(locked);
    return () => lock(false);
  }, [lock, locked]);
}
