import type { ReactNode } from 'react';

/** Words of the sign-up: the user, invitations, the account and its card. */
export const words = {
  steps: {
    title: 'Your sign-up',
    continueLabel: 'Continue',
    saveLabel: 'Save',
    cancelLabel: 'Cancel',
    logOut: 'Log out',
  },
  user: {
    title: 'Create an account',
    name: 'Name',
    email: 'Email',
    invitedEmailHint: 'We sent the invitation to this address.',
    password: 'Password',
    passwordHint: 'At least 8 characters.',
    agree: (terms: ReactNode) => <>I agree to the {terms}</>,
    terms: 'Terms & Conditions',
    alreadyCustomer: (link: ReactNode) => <>Already a customer? {link}</>,
    signIn: 'Sign in',
    emailTaken: (link: ReactNode, otherProblems: string) => (
      <>
        That email is already in use – {link} {otherProblems}
      </>
    ),
    signInInstead: 'would you like to sign in instead?',
    lost: (failure: string, link: ReactNode) => (
      <>
        {failure}. Your sign-up may have gone through. Check your email or {link} before you try
        again.
      </>
    ),
    lostSignIn: 'sign in',
  },
  signedIn: {
    title: 'You are signed in',
    person: (name: string, email: string) => `${name} (${email}) is signed in here.`,
    somebody: 'Somebody is signed in here.',
    invited: (email: string) => `The invitation is for ${email}.`,
    logOutFirst: 'To sign up as somebody else, log out first.',
    continueLabel: 'Continue as this user',
  },
  invitations: {
    offerTitle: 'You are invited',
    somebody: 'Somebody',
    offer: (inviter: ReactNode, account: ReactNode, role: string | undefined) =>
      role === undefined ? (
        <>
          {inviter} invited you to the account {account}.
        </>
      ) : (
        <>
          {inviter} invited you to the account {account} as {role.toLowerCase()}.
        </>
      ),
    allRights: 'You’ll be able to create, update and delete everything in it, and invite others.',
    otherRights: 'Your role decides what you can do there.',
    needsTwoFactor: 'This account requires two-factor authentication',
    enableTwoFactor: 'Enable it first',
    needsVerification: 'Verify your email address first',
    acceptLabel: 'Accept',
    rejectLabel: 'Reject',
    mailSent: 'We emailed you a link. This page updates once you’ve followed it.',
    signedInAs: (email: string | undefined) => <>Signed in as {email}.</>,
    notNow: 'Not now',
    noneTitle: 'Invitations',
    none: 'You have no pending invitations.',
    noneSince: {
      expired: (account: string) =>
        `You have no pending invitations. The one to ${account} has expired.`,
      cancelled: (account: string) =>
        `You have no pending invitations. The one to ${account} was cancelled.`,
      rejected: (account: string) =>
        `You have no pending invitations. You rejected the one to ${account}.`,
      ended: (account: string) =>
        `You have no pending invitations. Your access to ${account} has ended.`,
    },
    partlyRead: 'Couldn’t load some invitations. One may still be pending.',
  },
  account: {
    firstTitle: 'Set up your account',
    additionalTitle: 'Create new account',
    title: 'Your account',
    trial: 'Your account starts with a free one-month trial. Add a payment card to activate it.',
    name: 'Account name',
    nameHint: 'A company, a project or your own name. You can change it later.',
    sent: (name: string | undefined) =>
      name === undefined ? 'The request to create your account' : `The request to create ‘${name}’`,
    mayBeCreated: 'It may have gone through.',
    lacking: (name: string | undefined) =>
      name === undefined ? 'Your account isn’t there yet.' : `‘${name}’ isn’t there yet.`,
    notFoundTitle: 'Not found',
    notFound: (account: string) =>
      `You don’t have an account ${account}. If you use another login for it, log out and sign in with that one.`,
  },
  card: {
    title: 'Add a card',
    account: (name: ReactNode, country: string | undefined) =>
      country === undefined ? (
        name
      ) : (
        <>
          {name}, {country}
        </>
      ),
    changeLabel: 'Change',
    processing: 'We’re processing your card',
    text: 'Activate your account by adding card details',
    cardholder: 'Cardholder name',
    saveLabel: 'Activate account',
    charge: 'We’ll authorise £1.00 to check your card. You won’t be charged.',
    later: 'Later',
    sent: 'Your card',
    mayBeAdded: 'It may have been added.',
    lacking: 'Your account has no card yet.',
    activatingTitle: 'Activating your account',
    added: 'Your card has been added.',
    activating: 'This takes a few seconds.',
  },
};
