import { lazy, useEffect, useEffectEvent } from 'react';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { preload } from '@/ui/preload';
import type { KeyedList } from './list-keys';

const load = () => import('./list-keys');
const loadHelp = () => import('./keys-dialog');
const KeysDialog = lazy(async () => ({ default: (await loadHelp()).KeysDialog }));

/** Fetches the code of the list of keys ahead. */
export function preloadKeysDialog(): void {
  preload(loadHelp);
}

/** A list's keys, as of `keys-dialog.tsx`. */
export function useListKeys(list: () => Omit<KeyedList, 'help'>): void {
  const dialogs = useDialogs();
  const current = useEffectEvent(() => ({
    ...list(),
    help: () => void dialogs.open(KeysDialog, {}),
  }));

  useEffect(() => {
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
  }, []);
}
