import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns the part that `load`, a `lazyPart`, fetches, once it is there. Undefined if it cannot be
 * fetched, or is not requested.
 */
export function useLater<T extends object>(load: (() => Promise<T>) | undefined): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    // The content that the part adds to reports problems itself.
    load?.().then(setPart, () => undefined);
  }, [load]);
  return part;
}

export function useMounted(): Readonly<RefObject<boolean>> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
