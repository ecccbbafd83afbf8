import type { ReactNode } from 'react';

/** Words of an account's notices, states and switcher. */
export const words = {
  notice: { label: 'Account notice' },
  gate: {
    mayBeUnread: (account: ReactNode) => <>This may include {account}.</>,
  },
  state: {
    notFoundTitle: 'Not found',
    notFound: (account: ReactNode) => (
      <>There’s no account {account}, or you’re not a member of it.</>
    ),
    unusableTitle: (status: string) => `This account is ${status}`,
    unusable: 'You can no longer view or change anything in it.',
    lostTitle: (account: string) => `You’re no longer a member of ${account}`,
    lost: 'You can no longer view or change anything in this account.',
    goToAccount: 'Go to your account',
    seeAccounts: 'See your accounts',
  },
  noAccount: {
    title: 'Your sign-up must be completed',
    text: 'Create an account to start using servers, networks and storage.',
    continueLabel: 'Continue Account Sign-up',
  },
  pending: {
    title: 'Sorry about the delay!',
    text: 'Your account’s activation is delayed. It usually takes a few moments.',
    closeLabel: 'Close',
    contactSupport: 'Contact support',
    supportRequest: (account: string) => `The activation of account ${account} is delayed.`,
  },
  switcher: {
    title: 'Switch account',
    createAccount: 'Create new account',
    filter: 'Filter accounts',
    filterHint: 'Filter by name or ID',
    showInactive: 'Show inactive accounts',
    accounts: 'Accounts',
    current: 'Current',
    reading: 'Loading your accounts',
    noneActive: 'No active accounts',
    noneMatch: (query: string) => `No accounts match “${query}”`,
  },
};
