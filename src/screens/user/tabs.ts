import type { PageTabs } from '@/components/records/page/route-handle';

/** Spec 1 §2. */
export const USER_TABS = [
  { hash: '#settings', title: 'User Settings' },
  { hash: '#accounts', title: 'Accounts' },
  { hash: '#application', title: 'OAuth Applications' },
] as const satisfies PageTabs;
