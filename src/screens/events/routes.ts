import type { ScreenRoute } from '@/components/records/page/screen-route';

export const eventArea: ScreenRoute = {
  path: 'events',
  title: 'Events',
  load: () => import('./feed'),
};
