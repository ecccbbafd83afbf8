import type { ScreenRoute } from '@/components/records/page/screen-route';

export const supportArea: ScreenRoute = {
  path: 'support',
  title: 'Contact support',
  load: () => import('./support'),
};
