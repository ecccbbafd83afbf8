import type { ScreenRoute } from '@/components/page/screen-route';

/** Spec 2 §2 "Dashboard": the account's own address. */
export const dashboardArea: ScreenRoute = {
  path: '',
  title: 'Dashboard',
  // The navigation's first, which has no words.
  section: '',
  load: () => import('./dashboard'),
};
