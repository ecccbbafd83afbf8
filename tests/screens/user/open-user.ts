import { userArea } from '@/screens/user/routes';
import { openScreens, type ScreenOptions } from '../open-screens';

/** The user's own pages. */
export const openUser = (options: Partial<ScreenOptions> = {}) =>
  openScreens([userArea], { at: '/user/', ...options });
