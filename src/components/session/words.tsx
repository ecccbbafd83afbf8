import type { ReactNode } from 'react';

/** Words of the prompt that asks for the password again. */
export const words = {
  signIn: 'Sign in',
  title: 'Stay logged in?',
  ended: 'Your session has ended. Everything on this page is kept as it is.',
  loggedOutIn: (time: ReactNode) => <>You will be logged out in {time}.</>,
  timeLeft: 'Time left',
  checking: 'Checking who has signed in…',
  logOut: 'Log out',
  email: 'Email',
  signedInAs: (email: string) => `Signed in as ${email}`,
  password: 'Password',
  stay: 'Stay logged in',
  code: 'One Time Password',
  codeHint: 'The 6 digits that your authenticator app shows, or one of your backup codes.',
  continue: 'Continue',
  cancel: 'Cancel',
  elsewhere: 'Signed in in another window',
};
