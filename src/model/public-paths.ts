const account = (id: string): string => `/accounts/${encodeURIComponent(id)}/`;

/**
 * The paths that need no session, and those of the panel that they lead to, apart from the panel's
 * other ones, which the sign-in page does not fetch.
 */
export const publicPaths = {
  home: '/',
  /** Any path of the panel asks who is not signed in; here with an address filled in. */
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
  /** Where the activation of an account is late. */
  accountPending: (id: string) => `${account(id)}?pending`,
  user: '/user/',
  twoFactor: '/user/two-factor/',
} as const;
