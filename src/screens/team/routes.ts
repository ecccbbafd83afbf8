import { kindArea } from '@/components/record-page/settings/record-route';

export const teamArea = kindArea('collaboration', {
  list: () => import('./list'),
  add: { load: () => import('./invite'), over: true },
  page: {
    load: () => import('./detail'),
  },
});
