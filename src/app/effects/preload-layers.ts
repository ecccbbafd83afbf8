import { useEffect } from 'react';
import { preloadTasks } from '@/components/calls/tasks-button';
import { preloadAnnouncements } from '@/components/dialogs/announcements';
import { preloadFacetChoices } from '@/components/lists/facet-menu';
import { preloadBulkBar } from '@/components/lists/resource-list';
import { preloadViewOptions } from '@/components/lists/list-toolbar';
import { preloadKeysDialog } from '@/components/lists/use-list-keys';
import { preloadPrompt } from '@/components/session/stay-logged-in';
import { preloadVerbDialog } from '@/components/verbs/use-run-verb';
import { queue } from '@/store/calls/queue';
import { preloadAccountSwitcher } from '@/screens/accounts/use-account-switcher';
import { preloadMenu } from '@/ui/action-menu';
import { preloadConfirm } from '@/ui/dialogs/confirm-dialog';
import { preloadModal } from '@/ui/dialogs/modal';
import { preloadPopover } from '@/ui/popover-button';
import { preload } from '@/ui/preload';

/** By then the first screen stands, even on slow networks. */
export const PRELOAD_MS = 10_000;

const LAYERS: readonly (() => void)[] = [
  preloadModal,
  preloadConfirm,
  preloadVerbDialog,
  preloadMenu,
  preloadPopover,
  preloadPrompt,
  preloadAccountSwitcher,
  preloadTasks,
  preloadFacetChoices,
  preloadViewOptions,
  preloadKeysDialog,
  preloadBulkBar,
  preloadAnnouncements,
  () => preload(queue.fetch),
];

/**
 * Once a session expires or the network is lost it is too late to fetch what opens over a page, or
 * a page that was not visited yet.
 */
export function usePreloadedLayers(screens: () => void, layers = LAYERS): void {
  useEffect(() => {
    const fetchAll = () => [...layers, screens].forEach((fetch) => fetch());
    const timer = setTimeout(fetchAll, PRELOAD_MS);
    window.addEventListener('online', fetchAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchAll);
    };
  }, [layers, screens]);
}
