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
    title: 'Create an Account',
    name: 'Name',
    email: 'Email',
    invitedEmailHint: 'The invitation went to this address.',
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
    continueLabel: 'Continue as you are',
  },
  invitations: {
    offerTitle: 'You are invited',
    somebody: 'Somebody',
    offer: (inviter: ReactNode, account: ReactNode, role: string | undefined) =>
      role === undefined ? (
        <>
          {inviter} invites you to the account {account}.
        </>
      ) : (
        <>
          {inviter} invites you to the account {account} as {role.toLowerCase()}.
        </>
      ),
    allRights:
      'You will be able to create, update and delete everything in it, and to invite others.',
    otherRights: 'This role decides what you can do there.',
    needsTwoFactor: 'This account requires two-factor authentication',
    enableTwoFactor: 'Enable it first',
    needsVerification: 'Verify your email address first, by the link in the mail',
    acceptLabel: 'Accept',
    rejectLabel: 'Reject',
    mailSent: (email: string | undefined) => (
      <>The mail went to {email}. This page updates once you’ve verified.</>
    ),
    signedInAs: (email: string | undefined) => <>Signed in as {email}.</>,
    notNow: 'Not now',
    noneTitle: 'Invitations',
    none: 'No invitation waits for your answer.',
    noneSince: {
      expired: (account: string) =>
        `No invitation waits for your answer. The one to ${account} has expired.`,
      cancelled: (account: string) =>
        `No invitation waits for your answer. The one to ${account} was cancelled.`,
      rejected: (account: string) =>
        `No invitation waits for your answer. The one to ${account} was rejected.`,
      ended: (account: string) =>
        `No invitation waits for your answer. The one to ${account} has ended.`,
    },
    partlyRead: 'Not every invitation could be read, so one may still wait for your answer.',
  },
  account: {
    firstTitle: 'Set up your account',
    additionalTitle: 'Create New Account',
    title: 'Your account',
    trial:
      'Your account starts as a free trial of one month. It is activated once you have added a payment card.',
    name: 'Account name',
    nameHint: 'A company, a project, or yourself. It can be changed later.',
    sent: (name: string | undefined) =>
      name === undefined ? 'Creating your account' : `Creating ‘${name}’`,
    mayBeCreated: 'It may have gone through.',
    lacking: (name: string | undefined) =>
      name === undefined ? 'Your account isn’t there yet.' : `‘${name}’ isn’t there yet.`,
    notFoundTitle: 'Not found',
    notFound: (account: string) =>
      `You don’t have an account ${account} here. If it belongs to another user of yours, log out and sign in as them.`,
  },
  card: {
    title: 'Activate your account',
    account: (name: ReactNode, country: string | undefined) =>
      country === undefined ? (
        name
      ) : (
        <>
          {name}, {country}
        </>
      ),
    changeLabel: 'Change',
    processing: 'Your card is being processed',
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
