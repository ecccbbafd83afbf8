import { useEffect, useState } from 'react';

/** What `load` fetches, once it is there; where it cannot be had, nothing. `load` is a `lazyPart`. */
export function useLater<T extends object>(load: () => Promise<T>): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    // What it adds to is told without it; of what is gone nothing is drawn.
    load().then(setPart, () => undefined);
  }, [load]);
  return part;
}
