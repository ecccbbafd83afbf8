import type { Screen } from './screen';

const dashboard = (account: string) => `/accounts/${account}/`;

/** The dashboard of a grown, a trial and a new account, and in each state of an account. */
export const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard', at: dashboard('acc-demo1') },
  { name: 'dashboard-trial', at: dashboard('acc-trial') },
  {
    name: 'dashboard-empty',
    at: dashboard('acc-demo1'),
    options: { world: 'empty' },
    like: 'dashboard-trial',
  },
  {
    name: 'dashboard-unread',
    at: dashboard('acc-demo1'),
    options: {
      dials: {
        lists: { volumes: 'fail-500', events: 'fail-500' },
        operations: { billing: 'fail-422' },
      },
    },
    steps: (page) => page.getByText('Couldn’t fully load').waitFor(),
  },
  ...['pend1', 'pend2', 'owed1', 'late1', 'warn1', 'susp1', 'susp2', 'gone1'].map((account) => ({
    name: `dashboard-${account}`,
    at: dashboard(`acc-${account}`),
    like: 'dashboard-trial',
  })),
];
