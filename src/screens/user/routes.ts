import { useOwnId } from '@/components/data/use-own-id';
import { type ScreenRoute, unbuiltPages } from '@/components/page/screen-route';
import { settingEditors } from '@/components/settings/record-page';
import { EDITORS } from '@/model/paths';
import { USER_TABS } from './tabs';

const editors = settingEditors(
  { kind: 'user', useId: useOwnId },
  {
    load: async () => (await import('./settings')).USER_SETTINGS,
    titles: { name: 'Your name', email_address: 'Email address', ssh_key: 'SSH keys' },
  },
);

/** Spec 1 §2 "User level". */
export const userArea: ScreenRoute = {
  path: 'user',
  tabs: USER_TABS,
  load: () => import('./user'),
  editors,
  pages: unbuiltPages([...EDITORS.user, 'application/*'], editors, USER_TABS[2].title),
};
