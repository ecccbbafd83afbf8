/** The routes outside the panel, for people who need not be signed in (spec 1 §2). */
export const OUTSIDE: readonly string[] = [
  'forgotten_password',
  'reset_password',
  'eva/:uid',
  'signup',
  'signup/next',
  'signup/collab',
  'signup/account',
  'signup/:account',
];
