import { type RefObject, useEffect, useRef } from 'react';

/**
 * What had the focus last. What becomes inert loses it, so by the time that a layer over it goes,
 * nothing else remembers.
 * @param watching false while the focus is elsewhere, such as inside the layer
 */
export function useLastFocus(watching: boolean): RefObject<HTMLElement | null> {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!watching) return undefined;
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    if (document.activeElement instanceof HTMLElement) last.current = document.activeElement;
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [watching]);
  return last;
}
