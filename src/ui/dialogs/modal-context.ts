import { createContext, use, useEffect } from 'react';

interface ModalContextValue {
  /** Id of the dialog's heading. */
  readonly titleId: string | undefined;
  readonly lock: (locked: boolean) => void;
}

/** Connects a modal and its frame. */
export const ModalContext = createContext<ModalContextValue>({
  titleId: undefined,
  lock: () => undefined,
});

/** While `locked`, neither Escape nor a press outside closes the modal. */
export function useModalLock(locked: boolean): void {
  const { lock } = use(ModalContext);
  useEffect(() => {
    lock(locked);
    return () => lock(false);
  }, [lock, locked]);
}
