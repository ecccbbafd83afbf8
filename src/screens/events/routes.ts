import type { ScreenRoute } from '@/components/records/page/screen-route';

/** Spec 3 §2. */
export const eventArea: ScreenRoute = {
  path: 'events',
  title: 'Events',
  load: () => import('./feed'),
};
