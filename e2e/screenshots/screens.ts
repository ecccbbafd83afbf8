import { doorScreens } from './screens/auth';
import { dashboardScreens } from './screens/dashboard';
import { serverListScreens, serverScreens, serverCreateScreens } from './screens/servers';
import { cloudIpScreens } from './screens/cloud-ips';
import { containerScreens } from './screens/containers';
import { billingScreens } from './screens/billing';
import { sharingScreens } from './screens/sharing';
import { serverGroupScreens } from './screens/server-groups';
import { volumeScreens } from './screens/volumes';
import { loadBalancerScreens } from './screens/load-balancers';
import { databaseScreens } from './screens/databases';
import { eventScreens } from './screens/events';
import { imageScreens } from './screens/images';
import { peopleScreens } from './screens/people';
import { registryScreens } from './screens/registry';
import { searchScreens } from './screens/search';
import { settingsScreens } from './screens/settings';
import { shellScreens } from './screens/shell';
import { objectScreens } from './screens/objects';
import { uploadScreens } from './screens/uploads';
import { userScreens } from './screens/user';
import type { Screen } from './screens/screen';

/** Every screen of the product. A new screen joins the table of its area, a new area joins here. */
export const screens: readonly Screen[] = [
  ...doorScreens,
  ...dashboardScreens,
  ...serverListScreens,
  ...serverScreens,
  ...serverCreateScreens,
  ...imageScreens,
  ...databaseScreens,
  ...volumeScreens,
  ...serverGroupScreens,
  ...loadBalancerScreens,
  ...cloudIpScreens,
  ...containerScreens,
  ...objectScreens,
  ...sharingScreens,
  ...uploadScreens,
  ...registryScreens,
  ...peopleScreens,
  ...billingScreens,
  ...settingsScreens,
  ...eventScreens,
  ...searchScreens,
  ...shellScreens,
  ...userScreens,
];
