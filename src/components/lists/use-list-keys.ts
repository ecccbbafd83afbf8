import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';
import { preload } from '@/ui/preload';
import type { KeyedList } from './list-keys';

const load = lazyPart(() => import('./list-keys'));
const loadHelp = lazyPart(() => import('./keys-dialog'));
const KeysDialog = lazyLayer(async () => ({ default: (await loadHelp()).KeysDialog }));

/** Fetches the code of the list of keys ahead. */
export function preloadKeysDialog(): void {
  preload(loadHelp);
}

/** A list's keys, as of `keys-dialog.tsx`; their code is fetched once its rows stand. */
export function useListKeys(ready: boolean, list: () => Omit<KeyedList, 'help'>): void {
  const dialogs = useDialogs();
  const current = useEffectEvent(() => ({
    ...list(),
    help: () => void dialogs.open(KeysDialog, {}),
  }));

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
