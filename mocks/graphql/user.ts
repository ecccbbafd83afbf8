import {
  completeVerification,
  lastVerification,
  requestVerification,
} from '@mocks/provider/email-verification';
import { changePassword } from '@mocks/provider/password';
import { beginEnrolment, completeEnrolment, disableTwoFactor } from '@mocks/provider/two-factor';
import type { PublicResolver, Resolver } from '@mocks/graphql/asked';

const userDetails: Resolver<unknown> = (_source, _given, { core, user }) => {
  const attempt = lastVerification(core.world, user.id);
  return {
    id: user.id,
    name: user.name,
    emailAddress: user.email_address,
    isEmailVerified: user.email_verified,
    isEmailVerificationRequired: !user.email_verified,
    isTwoFactorEnabled: user.totpSecret !== null,
    emailChangeRequest:
      user.pendingAddress === null
        ? null
        : { currentEmail: user.email_address, pendingEmail: user.pendingAddress },
    emailVerificationAttempt: attempt ?? null,
  };
};

const requestEmailVerification: Resolver<unknown> = (_source, _given, { core, user }) => {
  const errors = requestVerification(core, user);
  return { success: errors.length === 0, errors };
};

/** The link in the mail also works without a session. */
export const completeEmailVerification: PublicResolver<{ uid: string }> = (
  _source,
  { uid },
  { core },
) => completeVerification(core, uid);

const change: Resolver<{ currentPassword: string; newPassword: string }> = (
  _source,
  { currentPassword, newPassword },
  { core, user },
) => changePassword(core, user, currentPassword, newPassword);

const beginTwoFactorEnrolment: Resolver<unknown> = (_source, _given, { core, user }) =>
  beginEnrolment(core, user);

const completeTwoFactorEnrolment: Resolver<{ totp: string }> = (_source, { totp }, asked) =>
  completeEnrolment(asked.core, asked.user, totp);

const disableTwoFactorEnrolment: Resolver<{ password: string }> = (_source, given, asked) =>
  disableTwoFactor(asked.core, asked.user, given.password);

/** Resolvers for users' own details. */
export const userResolvers = {
  userDetails,
  requestEmailVerification,
  completeEmailVerification,
  changePassword: change,
  beginTwoFactorEnrolment,
  completeTwoFactorEnrolment,
  disableTwoFactorEnrolment,
};
