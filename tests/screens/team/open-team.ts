import { teamArea } from '@/screens/team/routes';
import { userArea } from '@/screens/user/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const TEAM = `/accounts/${ACCOUNT}/team/`;
/** An account in which Dana Demo is a collaborator. */
export const SHARED = '/accounts/acc-share/team/';

/** The team's screens. */
export const openTeam = (options: Partial<ScreenOptions> = {}) =>
  openScreens([teamArea, userArea], { at: TEAM, ...options });
