import type { ReactNode } from 'react';

/** Words of the sign-in page. */
export const words = {
  password: {
    title: 'Sign in',
    leftElsewhere: 'You signed out in another window',
    expired: 'Your session has ended. Sign in to continue.',
    email: 'Email',
    password: 'Password',
    forgotten: 'Forgot password?',
    newHere: (link: ReactNode) => <>New here? {link}</>,
    createAccount: 'Create an Account',
  },
  oneTimePassword: {
    title: 'Two-factor authentication',
    code: 'One Time Password',
    codeHint: 'The 6 digits that your authenticator app shows, or one of your backup codes.',
    continueLabel: 'Continue',
    cancelLabel: 'Cancel',
  },
};
