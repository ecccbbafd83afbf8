import type { ReactNode } from 'react';

/** Words of the sign-in page. */
export const words = {
  password: {
    title: 'Sign in',
    leftElsewhere: 'You logged out in another window',
    expired: 'Your session has ended. Sign in to continue.',
    email: 'Email',
    password: 'Password',
    forgotten: 'Forgot password?',
    newHere: (link: ReactNode) => <>New here? {link}</>,
    createAccount: 'Create an account',
  },
  oneTimePassword: {
    title: 'Two-factor authentication',
    code: 'One-time password',
    codeHint: 'The 6-digit code from your authenticator app, or a backup code.',
    continueLabel: 'Continue',
    cancelLabel: 'Cancel',
  },
};
