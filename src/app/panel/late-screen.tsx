import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { useBackOnline } from '../boot/use-back-online';
import { ScreenFailure } from './route-error';

/** Fetches its code again at each visit and when online; the router would remember the failure. */
export function lateScreen(load: () => Promise<ComponentType>, thrown: unknown): ComponentType {
  let arrived: ComponentType | undefined;
  return function LateScreen() {
    const [screen, setScreen] = useState(() => arrived);
    const [error, setError] = useState(thrown);
    const fetchAgain = useCallback(async () => {
      if (arrived !== undefined) return;
      try {
        const found = await load();
        arrived = found;
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
