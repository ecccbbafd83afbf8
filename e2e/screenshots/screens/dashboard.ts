import type { Screen } from './screen';

/** The dashboard: of a grown account, and of one in its trial. */
export const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard', at: '/accounts/acc-demo1/' },
  { name: 'dashboard-trial', at: '/accounts/acc-trial/', like: 'dashboard' },
];
