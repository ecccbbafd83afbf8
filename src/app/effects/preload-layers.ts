import { useEffect } from 'react';
import { preloadTasks } from '@/components/calls/tasks-button';
import { preloadRefusals } from '@/components/dialogs/announcements';
import { preloadFacetChoices } from '@/components/lists/facet-menu';
import { preloadPrompt } from '@/components/session/stay-logged-in';
import { preloadBulkDialog } from '@/components/verbs/bulk-bar';
import { preloadAccountSwitcher } from '@/screens/accounts/use-account-switcher';
import { preloadMenu } from '@/ui/action-menu';
import { preloadModal } from '@/ui/dialogs/modal';
import { preloadPopover } from '@/ui/popover-button';

/** By then the first screen stands, on slow networks too (milliseconds). */
export const PRELOAD_MS = 10_000;

const LAYERS: readonly (() => void)[] = [
  preloadModal,
  preloadMenu,
  preloadPopover,
  preloadPrompt,
  preloadAccountSwitcher,
  preloadTasks,
  preloadFacetChoices,
  preloadBulkDialog,
  preloadRefusals,
];

/**
 * Fetches the code of what opens over a page once there is time: when the session has run out, or the
 * network is gone, is no time to ask for it.
 */
export function usePreloadedLayers(layers = LAYERS): void {
  useEffect(() => {
    const fetchAll = () => layers.forEach((preload) => preload());
    const timer = setTimeout(fetchAll, PRELOAD_MS);
    // What the network kept from coming then.
    window.addEventListener('online', fetchAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchAll);
    };
  }, [layers]);
}
