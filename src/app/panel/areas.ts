import type { ScreenRoute } from '@/components/page/screen-route';
import { KINDS } from '@/model/kinds';
import { imageScreens } from '@/screens/images/routes';
import { serverGroupScreens } from '@/screens/server-groups/routes';
import { serverScreens } from '@/screens/servers/routes';
import { volumeScreens } from '@/screens/volumes/routes';

/** The screens of all areas. */
export const SCREENS: readonly ScreenRoute[] = [
  ...serverScreens,
  ...imageScreens,
  ...serverGroupScreens,
  ...volumeScreens,
];

/** An area whose screens do not exist yet. */
export interface UnbuiltArea {
  /** Below `/accounts/:account/`. */
  readonly path: string;
  readonly title: string;
}

/** Their navigation entries lead to a page that says so. */
export const UNBUILT: readonly UnbuiltArea[] = [
  { path: 'cloud_ips/*', title: KINDS.cloud_ip.plural },
  { path: 'load_balancers/*', title: KINDS.load_balancer.plural },
  { path: 'database_servers/*', title: 'Cloud SQL' },
  { path: 'database_snapshots/*', title: 'Snapshots' },
  { path: 'orbit/*', title: 'Orbit' },
  { path: 'container_registry/*', title: 'Docker Registry' },
  { path: 'billing/*', title: 'Billing' },
  { path: 'invoices/*', title: 'Billing' },
  { path: 'team/*', title: 'Team' },
  { path: 'settings/*', title: 'Account Settings' },
  { path: 'support/*', title: 'Contact Support' },
  { path: 'events/*', title: 'Events' },
];

export const UNBUILT_USER: readonly UnbuiltArea[] = [{ path: 'user/*', title: 'User Settings' }];
