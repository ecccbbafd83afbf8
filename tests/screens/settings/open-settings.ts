import { settingsArea } from '@/screens/settings/routes';
import { openScreens, type ScreenOptions } from '../open-screens';

/** Opens the settings of the account that shows the most. */
export const openSettings = (options: Partial<ScreenOptions> = {}) =>
  openScreens([settingsArea], { at: '/accounts/acc-demo1/settings/', ...options });
