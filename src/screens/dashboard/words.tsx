import type { ReactNode } from 'react';
import { counted, formatCount, joinList } from '@/lib/text';

/** Words of the dashboard. */
export const words = {
  title: 'Dashboard',
  create: {
    label: 'Create',
    server: 'Cloud Server',
    serverGroup: 'Server Group',
    cloudIp: 'Cloud IP',
    loadBalancer: 'Load Balancer',
    databaseServer: 'Cloud SQL Server',
    volume: 'Volume',
    container: 'Container',
  },
  start: {
    welcomeLabel: 'Welcome',
    welcome: 'Welcome to your free trial',
    title: 'Getting started',
    /** Stands before a finished step, for screen readers. */
    doneMark: 'Done: ',
    closeLabel: 'Close getting started',
  },
  attention: {
    title: 'Needs attention',
    none: 'All is well',
    nothingElse: 'Nothing else needs attention',
    unreadSources: { billing: 'the billing data', account: 'the account' },
    mayBeMore: (unread: readonly string[]) =>
      `Couldn’t fully load ${joinList(unread)}, so there may be more`,
    tryAgain: 'Try again',
    unjudged: (names: ReactNode) => <>Not enough data to check {names}</>,
    showAll: (count: number) => `Show all ${formatCount(count)}`,
    showFewer: 'Show fewer',
  },
  activity: {
    title: 'Latest activity',
    allEvents: 'All events',
    none: 'No activity in this account yet.',
    noneRead: 'Couldn’t load activity.',
    failed: 'Error accessing Events, please check your network connection',
  },
  billing: {
    trialTitle: 'Free trial usage',
    title: 'Current billing period',
    billing: 'Billing',
    none: "There isn't currently any usage reported for this billing period",
    spentOfCredit: (spent: ReactNode, credit: string) => (
      <>
        {spent}
        <span>of {credit} credit</span>
      </>
    ),
    firstDate: (day: ReactNode) => <>First billing date {day}</>,
    nextDate: (day: ReactNode) => <>Next billing date {day}</>,
  },
  usage: {
    title: 'Current resource usage',
    limits: 'Limits',
    usedOf: (used: ReactNode, limit: ReactNode) => (
      <>
        {used} of {limit}
      </>
    ),
    meter: (resource: string) => `${resource} used`,
    meterText: (used: string, limit: string) => `${used} of ${limit}`,
    orbit: 'Orbit',
    containers: (count: number) => counted(count, 'container'),
  },
};
