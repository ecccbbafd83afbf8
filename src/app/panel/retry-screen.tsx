import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { useBackOnline } from '@/ui/use-online';
import { ScreenFailure } from './route-error';

/** Fetches its code again at each visit and when online; the router would remember the failure. */
export function retryScreen(load: () => Promise<ComponentType>, thrown: unknown): ComponentType {
  let loaded: ComponentType | undefined;
  return function RetryScreen() {
    const [screen, setScreen] = useState(() => loaded);
    const [error, setError] = useState(thrown);
    const fetchAgain = useCallback(async () => {
      if (loaded !== undefined) return;
      try {
        const found = await load();
        loaded = found;
        setScreen(() => found);
      } catch (again) {
        setError(again);
      }
    }, []);
    useEffect(() => void fetchAgain(), [fetchAgain]);
    useBackOnline(() => void fetchAgain());
    return screen === undefined ? <ScreenFailure error={error} /> : createElement(screen);
  };
}
