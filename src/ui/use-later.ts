import { useEffect, useState } from 'react';

/** What `load` fetches, once it is there; where it cannot be had, nothing. `load` is a `lazyPart`. */
export function useLater<T extends object>(load: () => Promise<T>): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    let isOver = false;
    load().then(
      (found) => isOver || setPart(found),
      // What it adds to is told without it.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [load]);
  return part;
}
