import type { ReactNode } from 'react';

/** Words of the account's settings, limits and API clients. */
export const words = {
  common: {
    tabs: "Parts of the account's settings",
    noun: 'account',
    reason: 'Reason',
  },
  general: {
    owner: 'Owner',
    you: 'You',
    name: 'Account Name',
    address: 'Billing Address',
    twoFactor: 'Require Two-Factor',
    twoFactorRequired: 'Required of all team members',
    twoFactorNotRequired: 'Not required',
    keys: 'Orbit Temporary URL Keys',
    keysSet: (first: boolean, second: boolean) => {
      if (first) return second ? 'Key 1 is set, key 2 is set' : 'Key 1 is set, key 2 is not set';
      return second ? 'Key 1 is not set, key 2 is set' : 'Key 1 is not set, key 2 is not set';
    },
    keysUnread: 'could not be read',
    keysFailureReport: 'Whether there are keys for temporary links could not be read',
    id: 'Id',
    vatNumber: 'EU VAT Number',
    vatNumberHint: 'With the letters of its country, like IE1234567FA.',
    close: 'Close Account',
    closeLink: 'Close this account…',
    leave: 'Leave Account',
    leaveHint: 'Only its owner can close it.',
  },
  address: {
    line1: 'Address',
    line2: 'Second line',
    city: 'City',
    county: 'County',
    postcode: 'Postcode',
  },
  twoFactor: {
    label: 'Require two-factor authentication',
    hint: 'It applies to all team members: who is invited has to enable it before they can accept, and nobody in the team can disable it.',
  },
  keys: {
    lead: 'Temporary links to objects are signed with these keys, which are not shown again. With a new one, links that the old one signed stop working: change one key at a time.',
    success: 'Keys saved',
  },
  close: {
    blocked: (account: string) =>
      `${account} can be closed once it is empty and nothing is owed. What is left:`,
    blockerUnread: (blocker: ReactNode) => <>{blocker}: could not be read</>,
    unknown: 'While something is not known, the account cannot be closed.',
    tryAgain: 'Try again',
    back: 'Back',
    lead: (account: string) =>
      `${account} is empty and owes nothing. Our support closes it; nobody can open it from then on.`,
    tags: 'Why are you leaving?',
    task: 'Ask for the account to be closed',
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
    title: 'Request Increase',
    lead: (label: string, limit: string) =>
      `The limit of ${label} is ${limit}. It stays so until the request has been agreed to.`,
    newLimit: (label: string) => `New limit of ${label}`,
    newLimitInGigabytes: (label: string) => `New limit of ${label}, in GB`,
    organisation: 'Organisation type',
    organisationEmpty: 'Choose what fits best',
    reasonHint: 'What it is for, and when it is needed.',
    saveLabel: 'Send request',
    task: (label: string) => `Request more ${label}`,
    sent: 'Your request',
    success: 'Limit request submitted.',
  },
  apiClients: {
    noun: 'API client',
    empty: 'An API client lets programs work in this account by an id and a secret.',
    create: 'Create API Client',
    createLabel: 'Create',
    secretHint:
      'Its secret is shown once, right after it is created, with configuration for the CLI, Terraform and rclone.',
    findBy: 'name, id',
    name: 'Name',
    nameMissing: 'Please enter a valid name',
    permissions: 'Permissions',
    description: 'Description',
    clientId: 'Client id',
  },
};
