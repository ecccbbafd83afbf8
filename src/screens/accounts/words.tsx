import type { ReactNode } from 'react';

/** Words of an account's notices, states and switcher. */
export const words = {
  notice: { label: 'Account notice' },
  gate: {
    mayBeUnread: (account: ReactNode) => <>{account} may be among what could not be read.</>,
  },
  state: {
    notFoundTitle: 'Not found',
    notFound: (account: ReactNode) => (
      <>There is no account {account}, or you are not a member of it.</>
    ),
    unusableTitle: (status: string) => `This account is ${status}`,
    unusable: 'Nothing of it can be shown or changed any more.',
    lostTitle: (account: string) => `You are no longer a member of ${account}`,
    lost: 'Your membership has ended: nothing of this account can be shown or changed any more.',
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
    text: 'The activation of your account is delayed. It usually takes a few moments; if it has not happened soon, please tell us.',
    closeLabel: 'Close',
    contactSupport: 'Contact Support',
    supportRequest: (account: string) => `The activation of the account ${account} is delayed.`,
  },
  switcher: {
    title: 'Switch account',
    createAccount: 'Create New Account',
    filter: 'Filter accounts',
    filterHint: 'Filter by name or id',
    showInactive: 'Show inactive accounts',
    accounts: 'Accounts',
    current: 'Current',
    reading: 'Reading your accounts',
    noneActive: 'No active accounts',
    noneMatch: (query: string) => `No accounts match “${query}”`,
  },
};
