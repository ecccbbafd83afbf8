import { recordRoute } from '@/components/record-page/settings/record-route';
import type { ScreenRoute } from '@/components/records/page/screen-route';

/** Spec 1 §2 "Team". */
export const teamArea: ScreenRoute = {
  path: 'team',
  title: 'Team',
  crumb: 'Team',
  section: 'Account',
  load: () => import('./list'),
  editors: [{ path: 'add', title: 'Invite a User', load: () => import('./invite') }],
  pages: [recordRoute({ kind: 'collaboration', load: () => import('./detail') })],
};
