import type { PageTabs } from '@/components/records/page/screen-route';

export const SETTINGS_TABS = [
  { hash: '#settings', title: 'Account Settings' },
  { hash: '#increase', title: 'Account Limits' },
  { hash: '#cli', title: 'API Access' },
] as const satisfies PageTabs;
