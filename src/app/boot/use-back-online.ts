import { useEffect, useRef } from 'react';

/** Does something whenever the browser's network comes back, as long as the component stands. */
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
