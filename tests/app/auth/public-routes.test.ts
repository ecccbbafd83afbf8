import { expect, test } from 'vitest';
import { matchPublic } from '@/app/auth/public-routes';
import { publicPaths } from '@/model/public-paths';

test.each([
  [publicPaths.forgottenPassword, 'forgotten_password', ''],
  [`${publicPaths.resetPassword}/`, 'reset_password', ''],
  [publicPaths.verifyEmail('0123'), 'eva/:uid', '0123'],
  [publicPaths.signUp, 'signup', ''],
  [publicPaths.signUpNext, 'signup/next', ''],
  [publicPaths.signUpCollaboration, 'signup/collab', ''],
  [publicPaths.signUpAccount(), 'signup/account', ''],
  [publicPaths.signUpAccount('acc-demo1'), 'signup/:account', 'acc-demo1'],
])('%s stands before the panel', (pathname, route, param) => {
  expect(matchPublic(pathname)).toEqual({ route, param });
});

test.each(['/', '/eva/', '/signup/acc-demo1/more', '/accounts/acc-demo1/servers/', '/logout/'])(
  '%s is of the panel',
  (pathname) => {
    expect(matchPublic(pathname)).toBeUndefined();
  },
);
