/** Words of the pages for a new password and for the verification of an email address. */
export const words = {
  request: {
    title: 'Forgotten password',
    email: 'Email',
    emailHint: 'We’ll email you a reset link.',
    sendLabel: 'Send reset link',
    backToSignIn: 'Back to sign in',
    sent: (email: string) => `If ${email} has an account, we’ve sent a reset link.`,
    failed: (reason: string) => `Error requesting reset email. ${reason}`,
    /** Notice above the form (docs/product/sign-in.md#reset-no-token). */
    badLink: (problem: string) =>
      `${problem}. The password reset link has expired or is invalid. Please enter your email address below for a new one.`,
    /** Notice above the form (docs/product/sign-in.md#reset-refused). */
    badToken:
      "The password reset token you entered is invalid or has expired. Please enter your email address below and you'll receive an email containing a new link to reset your password.",
  },
  reset: {
    title: 'Choose a new password',
    saveLabel: 'Change password',
    askAgain: 'Request another link',
    doneTitle: 'Password changed',
    done: 'You can now sign in with your new password.',
    continueLabel: 'Continue',
  },
  verify: {
    waitTitle: 'Verifying your email',
    wait: 'One moment, please.',
    verifiedTitle: 'Email verified',
    failedTitle: 'Unable to verify email',
    signInToResend: 'Sign in to re-send the email',
    goToAccount: 'Go to your account',
  },
};
