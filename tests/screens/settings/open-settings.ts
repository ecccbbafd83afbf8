import { settingsArea } from '@/screens/settings/routes';
import { openScreens, type ScreenOptions } from '../open-screens';

/** The settings of the account that most is to be seen in. */
export const openSettings = (options: Partial<ScreenOptions> = {}) =>
  openScreens([settingsArea], { at: '/accounts/acc-demo1/settings/', ...options });
