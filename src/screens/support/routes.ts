import type { ScreenRoute } from '@/components/records/page/screen-route';

/** Spec 1 §2, spec 2 §2. */
export const supportArea: ScreenRoute = {
  path: 'support',
  title: 'Contact Support',
  load: () => import('./support'),
};
