import type { ReactNode } from 'react';

/** Words of the prompt that asks for the password again. */
export const words = {
  signIn: 'Sign in',
  title: 'Stay logged in?',
  ended: 'Your session has ended. Everything on this page is kept.',
  loggedOutIn: (time: ReactNode) => <>You’ll be logged out in {time}.</>,
  timeLeft: 'Time left',
  checking: 'Checking who has signed in…',
  logOut: 'Log out',
  email: 'Email',
  signedInAs: (email: string) => `Signed in as ${email}`,
  password: 'Password',
  stay: 'Stay logged in',
  code: 'One-time password',
  codeHint: 'The 6-digit code from your authenticator app, or a backup code.',
  continue: 'Continue',
  cancel: 'Cancel',
  elsewhere: 'Signed in from another window',
};
