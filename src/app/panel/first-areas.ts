import type { ScreenRoute } from '@/components/records/page/screen-route';
import { dashboardArea } from '@/screens/dashboard/routes';
import { serverArea } from '@/screens/servers/routes';

/** Areas by scope. */
export interface Areas {
  /** Below `/accounts/:account/`. */
  readonly account: readonly ScreenRoute[];
  /** Of the user, below the root. */
  readonly user: readonly ScreenRoute[];
}

/** What comes with the panel: where it leads to, and what most go on to. The others come with an address of theirs. */
export const FIRST_AREAS: Areas = { account: [dashboardArea, serverArea], user: [] };
