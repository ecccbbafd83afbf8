import type { ScreenRoute } from '@/components/page/screen-route';
import { preload } from '@/ui/preload';
import { loadParts } from './load-parts';

/** Spec 2 §2 "Dashboard": the account's own address. */
export const dashboardArea: ScreenRoute = {
  path: '',
  title: 'Dashboard',
  // The navigation's first, which has no words.
  section: '',
  load: () => {
    // Beside the screen, not after it.
    preload(loadParts);
    return import('./dashboard');
  },
};
