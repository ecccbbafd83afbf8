import { useEffect, useState } from 'react';

/** What `load`, a `lazyPart`, fetches, once it is there; where it cannot be had, or is not asked for, nothing. */
export function useLater<T extends object>(load: (() => Promise<T>) | undefined): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    // What it adds to is told without it; of what is gone nothing is drawn.
    load?.().then(setPart, () => undefined);
  }, [load]);
  return part;
}
