import { createContext, use, useEffect } from 'react';

interface ModalContextValue {
  readonly titleId: string | undefined;
  readonly lock: (locked: boolean) => void;
}

export const ModalContext = createContext<ModalContextValue>({
  titleId: undefined,
  lock: () => undefined,
});

export function useModalLock(locked: boolean): void {
  const { lock } = use(ModalContext);
  useEffect(() => {
    lock(locked);
    return () => lock(false);
  }, [lock, locked]);
}
