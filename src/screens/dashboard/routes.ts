import type { ScreenRoute } from '@/components/records/page/screen-route';
import { preload } from '@/ui/lazy-layer';
import { loadAttention } from './load-parts';

export const dashboardArea: ScreenRoute = {
  path: '',
  title: 'Dashboard',
  // The navigation's first, which has no words.
  section: '',
  load: () => {
    // Beside the screen, not after it.
    preload(loadAttention);
    return import('./dashboard');
  },
};
