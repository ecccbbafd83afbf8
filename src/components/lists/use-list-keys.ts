import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { KeyedList } from './list-keys';

const load = lazyPart(() => import('./list-keys'));

export function useListKeys(ready: boolean, list: () => KeyedList): void {
  const current = useEffectEvent(list);

  useEffect(() => {
    if (!ready) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const listen = async () => {
      const { listenToKeys } = await load();
      if (!gone) stop = listenToKeys(() => current());
    };
    // If its code cannot be loaded, only the keys of every page work.
    listen().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [ready]);
}
