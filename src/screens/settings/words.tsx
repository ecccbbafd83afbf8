import type { ReactNode } from 'react';

/** Words of the account's settings, limits and API clients. */
export const words = {
  common: {
    tabs: 'Account settings sections',
    noun: 'account',
    reason: 'Reason',
  },
  general: {
    owner: 'Owner',
    you: 'You',
    name: 'Account name',
    address: 'Billing address',
    twoFactor: 'Require two-factor',
    twoFactorRequired: 'Required of all team members',
    twoFactorNotRequired: 'Not required',
    keys: 'Orbit temporary URL keys',
    keysSet: (first: boolean, second: boolean) => {
      if (first) return second ? 'Key 1 is set, key 2 is set' : 'Key 1 is set, key 2 is not set';
      return second ? 'Key 1 is not set, key 2 is set' : 'Key 1 is not set, key 2 is not set';
    },
    keysUnread: 'couldn’t load',
    keysFailureReport: 'Couldn’t load the temporary URL keys',
    id: 'ID',
    vatNumber: 'EU VAT number',
    vatNumberHint: 'Include the country letters, like IE1234567FA.',
    close: 'Close account',
    closeLink: 'Close this account…',
    leave: 'Leave account',
    leaveHint: 'Only the owner can close this account.',
  },
  address: {
    line1: 'Address',
    line2: 'Address line 2',
    city: 'City',
    county: 'County',
    postcode: 'Postcode',
  },
  twoFactor: {
    label: 'Require two-factor authentication',
    hint: 'Applies to all team members. People you invite must enable it before they can accept, and nobody in the team can disable it.',
  },
  keys: {
    lead: 'These keys sign temporary links to objects and are never shown again. Changing a key breaks the links it signed, so change one at a time.',
    success: 'Keys saved',
  },
  close: {
    blocked: (account: string) =>
      `You can close ${account} once it’s empty and owes nothing. Still left:`,
    blockerUnread: (blocker: ReactNode) => <>{blocker}: couldn’t load</>,
    unknown: 'You can’t close the account until everything here has loaded.',
    tryAgain: 'Try again',
    back: 'Back',
    lead: (account: string) =>
      `Support will close ${account} for you. Nobody can open it after that.`,
    tags: 'Why are you leaving?',
    task: 'Request account closure',
    saveLabel: 'Send closure request',
    sent: 'Your closure request',
    success: 'Support request submitted.',
  },
  limits: {
    title: 'Limits',
    used: (used: ReactNode, most: ReactNode) => (
      <>
        {used} of {most} used
      </>
    ),
    meter: (label: string) => `${label} used`,
    meterText: (used: string, most: string) => `${used} of ${most}`,
  },
  increase: {
    title: 'Request increase',
    lead: (label: string, limit: string) =>
      `The limit for ${label} stays at ${limit} until support approves your request.`,
    newLimit: (label: string) => `New limit for ${label}`,
    newLimitInGigabytes: (label: string) => `New limit for ${label}, in GB`,
    organisation: 'Organisation type',
    organisationEmpty: 'Choose the closest match',
    reasonHint: 'Say what it’s for and when you need it.',
    saveLabel: 'Send request',
    task: (label: string) => `Request more ${label}`,
    sent: 'Your request',
    success: 'Limit request submitted.',
  },
  apiClients: {
    noun: 'API client',
    empty: 'An API client lets your programs use this account with an ID and a secret.',
    create: 'Create API Client',
    createLabel: 'Create',
    secretHint:
      'You’ll see its secret once, when it’s created, with configuration for the CLI, Terraform and rclone.',
    findBy: 'name, ID',
    name: 'Name',
    nameMissing: 'Please enter a valid name',
    permissions: 'Permissions',
    description: 'Description',
    clientId: 'Client ID',
  },
};
