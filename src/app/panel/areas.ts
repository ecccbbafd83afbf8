import type { ScreenRoute } from '@/components/records/page/screen-route';
import type { ListedKind } from '@/model/pages';
import { billingAreas } from '@/screens/billing/routes';
import { cloudIpArea } from '@/screens/cloud-ips/routes';
import { registryArea } from '@/screens/container-registry/routes';
import { databaseServerArea } from '@/screens/database-servers/routes';
import { databaseSnapshotArea } from '@/screens/database-snapshots/routes';
import { eventArea } from '@/screens/events/routes';
import { imageArea } from '@/screens/images/routes';
import { loadBalancerArea } from '@/screens/load-balancers/routes';
import { orbitArea } from '@/screens/orbit/routes';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { settingsArea } from '@/screens/settings/routes';
import { supportArea } from '@/screens/support/routes';
import { teamArea } from '@/screens/team/routes';
import { userArea } from '@/screens/user/routes';
import { volumeArea } from '@/screens/volumes/routes';
import { type Areas, FIRST_AREAS } from './first-areas';

const OF_KINDS: Readonly<
  Record<Exclude<ListedKind, 'server' | 'api_client' | 'application'>, ScreenRoute>
> = {
  server_group: serverGroupArea,
  image: imageArea,
  cloud_ip: cloudIpArea,
  load_balancer: loadBalancerArea,
  database_server: databaseServerArea,
  database_snapshot: databaseSnapshotArea,
  volume: volumeArea,
  container: orbitArea,
  collaboration: teamArea,
};

export const AREAS: Areas = {
  account: [
    ...FIRST_AREAS.account,
    ...Object.values(OF_KINDS),
    registryArea,
    ...billingAreas,
    settingsArea,
    supportArea,
    eventArea,
  ],
  user: [...FIRST_AREAS.user, userArea],
};
