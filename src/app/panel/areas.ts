import type { ScreenRoute } from '@/components/page/screen-route';
import { billingAreas } from '@/screens/billing/routes';
import { cloudIpArea } from '@/screens/cloud-ips/routes';
import { databaseServerArea } from '@/screens/database-servers/routes';
import { databaseSnapshotArea } from '@/screens/database-snapshots/routes';
import { imageArea } from '@/screens/images/routes';
import { loadBalancerArea } from '@/screens/load-balancers/routes';
import { orbitArea } from '@/screens/orbit/routes';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { serverArea } from '@/screens/servers/routes';
import { settingsArea } from '@/screens/settings/routes';
import { supportArea } from '@/screens/support/routes';
import { teamArea } from '@/screens/team/routes';
import { userArea } from '@/screens/user/routes';
import { volumeArea } from '@/screens/volumes/routes';

/** Areas by scope. */
export interface Areas {
  /** Below `/accounts/:account/`. */
  readonly account: readonly ScreenRoute[];
  /** Of the user, below the root. */
  readonly user: readonly ScreenRoute[];
}

/** All areas; the navigation entries of those without a screen lead to a page that says so. */
export const AREAS: Areas = {
  account: [
    serverArea,
    imageArea,
    serverGroupArea,
    volumeArea,
    cloudIpArea,
    loadBalancerArea,
    databaseServerArea,
    databaseSnapshotArea,
    teamArea,
    orbitArea,
    { path: 'container_registry/*', title: 'Docker Registry' },
    ...billingAreas,
    settingsArea,
    supportArea,
    { path: 'events/*', title: 'Events' },
  ],
  user: [userArea],
};
