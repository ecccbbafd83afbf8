import type { Section } from '@/model/pages';

/** Words of the frame around each screen. */
export const words = {
  bar: {
    accounts: 'Accounts',
    /** Stands before the account's name, for screen readers. */
    switchAccountMark: 'Switch account: ',
    help: {
      label: 'Help',
      documentation: 'Documentation',
      status: 'System status',
      changelog: 'Changelog',
      report: 'Report a problem',
      support: 'Contact support',
    },
    user: {
      label: 'User menu',
      you: 'You',
      settings: 'User Settings',
      applications: 'OAuth Applications',
      session: 'Session',
      logOut: 'Log out',
    },
  },
  connection: {
    connecting: {
      mark: 'Connecting',
      meaning: 'Live updates start once this connects',
    },
    'catching-up': {
      mark: 'Catching up',
      meaning: 'Checking for missed changes',
    },
    connected: {
      mark: 'Live',
      meaning: 'Changes appear as they happen',
    },
    polling: {
      mark: 'Updates every 30 s',
      meaning: 'Live updates can’t get through, so this page refreshes every 30 seconds',
    },
  },
  navigation: {
    dashboard: 'Dashboard',
    registry: 'Docker Registry',
    billing: 'Billing',
    settings: 'Settings',
    sections: {
      compute: 'Compute',
      network: 'Network',
      database: 'Database',
      storage: 'Storage',
      account: 'Account',
    } satisfies Readonly<Record<string, Section>>,
  },
  offline: {
    label: 'Network notice',
    text: 'You’re offline. This may be out of date; it will refresh when you reconnect.',
  },
  /** Begin the title of a window that is hidden when actions end. */
  ended: {
    failed: (title: string) => `✗ ${title}`,
    done: (message: string) => `✓ ${message}`,
    many: (count: number) => `(${String(count)})`,
  },
};
