import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isOffline, PROVIDER_BACK } from '@/lib/connectivity';
import { words } from './words';

export const OFFLINE = words.offline;

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => !isOffline());
}

/** Calls back whenever the browser's network returns, or the provider from maintenance. */
export function useBackOnline(again: () => void): void {
  const retry = useEffectEvent(again);
  useEffect(() => {
    const listen = () => retry();
    window.addEventListener('online', listen);
    window.addEventListener(PROVIDER_BACK, listen);
    return () => {
      window.removeEventListener('online', listen);
      window.removeEventListener(PROVIDER_BACK, listen);
    };
  }, []);
}
