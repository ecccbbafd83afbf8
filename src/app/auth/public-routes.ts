/** The routes that need no sign-in (spec 1 §2). */
export const PUBLIC_ROUTES: readonly string[] = [
  'forgotten_password',
  'reset_password',
  'eva/:uid',
  'signup',
  'signup/next',
  'signup/collab',
  'signup/account',
  'signup/:account',
];
