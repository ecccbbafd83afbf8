import { useEffect } from 'react';

/**
 * Lets the browser ask before the page is closed or reloaded.
 *
 * @param onStay called once somebody was asked and stays
 */
export function usePageGuard(guarded: boolean, onStay?: () => void): void {
  useEffect(() => {
    if (!guarded) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Timers rest while the browser asks: this runs only for who stays.
      if (onStay !== undefined) setTimeout(onStay, 0);
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded, onStay]);
}
