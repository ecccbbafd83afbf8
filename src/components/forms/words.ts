/** Words of fields that several forms have. */
export const words = {
  fields: {
    name: 'Name',
    description: 'Description',
  },
  newPassword: {
    label: 'New password',
    hint: 'At least 8 characters.',
    confirmation: 'Confirm new password',
  },
  showAs: {
    label: 'Show as',
    formats: { curl: 'curl', cli: 'CLI', terraform: 'Terraform' },
    about: 'Get this as curl, CLI or Terraform.',
    hide: 'Hide',
    text: 'What the form says',
    copied: 'the text',
  },
  card: {
    label: 'Card',
    hint: 'Card details go directly to Stripe.',
    loading: 'The card field is still being loaded',
    notSetUp: 'Card payments are not set up here',
    otherWays: 'Support can tell you how else to pay.',
    notLoaded: 'The card field could not be loaded',
    notLoadedHint: 'Stripe couldn’t load. Check your network or ad blocker.',
    tryAgain: 'Try again',
    bankNotSetUp: 'Your bank wants you to confirm this: Card payments are not set up here',
    bankNotLoaded:
      'Your bank wants you to confirm this: what asks you could not be loaded. Please try again',
  },
};
