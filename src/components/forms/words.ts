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
    text: 'This form as text',
    copied: 'the text',
  },
  card: {
    label: 'Card',
    hint: 'Card details go directly to Stripe.',
    loading: 'The card field is still loading',
    notSetUp: 'Card payments aren’t set up here',
    otherWays: 'Contact support for other ways to pay.',
    notLoaded: 'Couldn’t load the card field',
    notLoadedHint: 'Check your network or ad blocker.',
    tryAgain: 'Try again',
    bankNotSetUp: 'Your bank wants you to confirm this, but card payments aren’t set up here',
    bankNotLoaded:
      'Your bank wants you to confirm this, but we couldn’t load the confirmation. Please try again',
  },
};
