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
    title: 'Getting Started',
    /** Stands before a finished step, for screen readers. */
    doneMark: 'Done: ',
    closeLabel: 'Close Getting Started',
  },
  attention: {
    title: 'Needs attention',
    none: 'All is well',
    unreadSources: { billing: 'the billing data', account: 'the account' },
    mayBeMore: (unread: readonly string[]) =>
      `Not all of this could be read, so there may be more: ${joinList(unread)}`,
    tryAgain: 'Try again',
    unjudged: (names: ReactNode) => <>Too little is known to judge {names}</>,
    showAll: (count: number) => `Show all ${formatCount(count)}`,
    showFewer: 'Show fewer',
  },
  activity: {
    title: 'Latest activity',
    allEvents: 'All events',
    none: 'Nothing has happened in this account yet.',
    noneRead: 'Couldn’t load activity.',
    failed: 'Error accessing Events, please check your network connection',
  },
  billing: {
    trialTitle: 'Free Trial Usage',
    title: 'Current Billing Period',
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
    title: 'Current Resource Usage',
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
