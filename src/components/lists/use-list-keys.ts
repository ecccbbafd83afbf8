import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { KeyedList } from './list-keys';

const load = lazyPart(() => import('./list-keys'));

/** A list's keys, as the panel's list of keys has them; their code is fetched once its rows stand. */
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
    // Without its code a list has the keys that every page has.
    listen().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [ready]);
}
