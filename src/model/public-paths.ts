/** The paths that need no session, apart from the panel's, which the sign-in page does not fetch. */
export const publicPaths = {
  home: '/',
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
} as const;
