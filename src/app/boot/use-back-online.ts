import { useEffect, useRef } from 'react';

/** Calls back whenever the browser's network returns. */
export function useBackOnline(again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const retry = () => latest.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
}
