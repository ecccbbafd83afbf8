import type { PageTabs } from '@/components/records/page/route-handle';

export const SETTINGS_TABS = [
  { hash: '#settings', title: 'Account Settings' },
  { hash: '#increase', title: 'Account Limits' },
  { hash: '#cli', title: 'API Access' },
] as const satisfies PageTabs;
