import type { ScreenRoute } from '@/components/records/page/screen-route';
import { dashboardArea } from '@/screens/dashboard/routes';
import { serverArea } from '@/screens/servers/routes';

export interface Areas {
  /** Below `/accounts/:account/`. */
  readonly account: readonly ScreenRoute[];
  readonly user: readonly ScreenRoute[];
}

/**
 * Areas loaded with the panel: the dashboard, where it starts, and the servers, where most go next.
 * Others are loaded with an address of theirs.
 */
export const FIRST_AREAS: Areas = { account: [dashboardArea, serverArea], user: [] };
