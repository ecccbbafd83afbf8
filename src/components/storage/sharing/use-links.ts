import { useMemo } from 'react';
import { useStorage } from './storage-context';
import { lazyPart } from '@/lib/lazy-part';
import type { LinkOrder, MadeLink } from '@/provider/orbit/signing';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./keys-dialog'));
const KeysDialog = lazyLayer(async () => ({ default: (await load()).KeysDialog }));

/**
 * Makes a link, and its keys first if needed; undefined if the reader declines. Throws ApiError.
 */
export type AskForLink = (order: LinkOrder) => Promise<MadeLink | undefined>;

export function useLinks(): AskForLink {
  const storage = useStorage();
  const { open } = useDialogs();
  return useMemo(
    () => async (order) => {
      const made = await storage.link(order);
      if (made !== undefined) return made;
      const { account, container, object } = order;
      const isMade = await open(KeysDialog, { target: { account, container, object } });
      return isMade === true ? storage.link(order) : undefined;
    },
    [storage, open],
  );
}
