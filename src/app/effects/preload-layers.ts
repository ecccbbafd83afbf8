import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { preloadTasks } from '@/components/calls/tasks-button';
import { preloadAnnouncements } from '@/components/dialogs/announcements';
import { preloadFailureTools } from '@/components/failure/failure-tools-later';
import { preloadPalette } from '@/components/palette/search-button';
import { preloadReport } from '@/components/report/use-report-problem';
import { preloadPrompt } from '@/components/session/stay-logged-in';
import { preloadVerbDialogs } from '@/components/verbs/use-run-verb';
import { lazyPart } from '@/lib/lazy-part';
import { selectCurrentAccountId } from '@/store/accounts/accounts-selectors';
import type { WithAccounts } from '@/store/accounts/accounts-slice';
import { attached } from '@/store/announcements/attached-later';
import { queue } from '@/store/calls/queue';
import { selectHasFirstRead } from '@/store/resources/first-screen';
import type { WithResources } from '@/store/resources/resources-state';
import { preloadAccountSwitcher } from '@/screens/accounts/use-account-switcher';
import { preloadMenu } from '@/ui/action-menu';
import { preloadConfirm } from '@/ui/dialogs/confirm-dialog';
import { preloadModal } from '@/ui/dialogs/modal';
import { preloadPopover } from '@/ui/popover-button';
import { preload } from '@/ui/preload';
import { type Load, loadAtLeisure, watchActs } from './load-at-leisure';
import type { ScreensAhead } from './preload';

/** After the first rows or record: their charts and prices are on their way. */
export const SOON_MS = 1500;
/** Without any, as at the user's own pages. */
export const PRELOAD_MS = 10_000;

const listLayers = lazyPart(() => import('@/components/lists/list-layers'));

/** A start at the dashboard is not to bring the lists. */
const preloadListLayers: Load = () => {
  preload(async () => (await listLayers()).fetchListLayers());
};

/** What rows offer comes first. */
const LAYERS: readonly Load[] = [
  preloadMenu,
  preloadListLayers,
  preloadModal,
  preloadConfirm,
  preloadVerbDialogs,
  preloadPalette,
  preloadPopover,
  preloadPrompt,
  preloadAccountSwitcher,
  preloadTasks,
  preloadAnnouncements,
  preloadReport,
  preloadFailureTools,
  () => preload(queue.fetch),
  () => preload(attached.fetch),
];

/** Chromium has it; no declaration of the platform does yet. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the browser is set to save data (WICG Save Data): screens then come as they are opened. */
const savesData = (): boolean => (navigator as WithConnection).connection?.saveData === true;

/**
 * Once a session expires or the network is lost it is too late to fetch what opens over a page, or
 * a page that was not visited yet. What is likely to be opened next comes with the first rows.
 */
export function usePreloadedLayers(screens: ScreensAhead, layers = LAYERS): void {
  const store = useStore<WithAccounts & WithResources>();
  useEffect(() => {
    const gone = new AbortController();
    const restLeft = watchActs(gone.signal);
    let running = new AbortController();
    const fetchAtLeisure = (loads: Iterable<Load>) => {
      running.abort();
      running = new AbortController();
      void loadAtLeisure(loads, restLeft, running.signal);
    };
    function* all() {
      yield* layers;
      if (!savesData()) yield* screens.all();
    }
    const fetchAll = () => fetchAtLeisure(all());
    let timer = setTimeout(fetchAll, PRELOAD_MS);
    const leave = store.subscribe(() => {
      const state = store.getState();
      if (!selectHasFirstRead(state, selectCurrentAccountId(state) ?? '')) return;
      leave();
      clearTimeout(timer);
      if (!savesData()) fetchAtLeisure(screens.below());
      timer = setTimeout(fetchAll, SOON_MS);
    });
    window.addEventListener('online', fetchAll);
    return () => {
      leave();
      clearTimeout(timer);
      gone.abort();
      running.abort();
      window.removeEventListener('online', fetchAll);
    };
  }, [layers, screens, store]);
}
