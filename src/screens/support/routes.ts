import type { ScreenRoute } from '@/components/records/page/screen-route';

export const supportArea: ScreenRoute = {
  path: 'support',
  title: 'Contact Support',
  load: () => import('./support'),
};
