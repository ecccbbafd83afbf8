import type { PageTabs } from '@/components/records/page/screen-route';

export const USER_TABS = [
  { hash: '#settings', title: 'User Settings' },
  { hash: '#accounts', title: 'Accounts' },
  { hash: '#application', title: 'OAuth Applications' },
] as const satisfies PageTabs;
