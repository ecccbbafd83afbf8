const account = (id: string): string => `/accounts/${encodeURIComponent(id)}/`;

/**
 * Paths that need no session, and the panel paths that they lead to. The other paths are separate,
 * since the sign-in page does not load them.
 */
export const publicPaths = {
  home: '/',
  /**
   * Any path of the panel shows the sign-in page to signed-out users; this one prefills the
   * address.
   */
  signIn: (email: string) => `/?email=${encodeURIComponent(email)}`,
  logout: '/logout/',
  forgottenPassword: '/forgotten_password',
  resetPassword: '/reset_password',
  verifyEmail: (uid: string) => `/eva/${encodeURIComponent(uid)}`,
  signUp: '/signup',
  signUpNext: '/signup/next',
  signUpCollaboration: '/signup/collab',
  signUpAccount: (id?: string) =>
    id === undefined ? '/signup/account' : `/signup/${encodeURIComponent(id)}`,
  signUpAdditionalAccount: '/signup/account?additional',

  account,
  accountPending: (id: string) => `${account(id)}?pending`,
  user: '/user/',
  twoFactor: '/user/two-factor/',
} as const;
