import { type GraphqlCall, type Mutations, type RestCall, update } from '@/model/call';
import type { PasswordChange } from '@/model/user/problems';

/** Saves SSH keys to the user, where a new server reads them (spec 2 §4). */
export function saveSshKeysCall(user: string, keys: string): RestCall {
  return update('user', user, { ssh_key: keys.trim() });
}

function ofUser<Name extends keyof Mutations>(
  mutation: Name,
  id: string,
  variables: Mutations[Name],
) {
  return { kind: 'user', id, mutation, variables } as const;
}

/** Asks for a mail whose link verifies the address. */
export function requestVerificationCall(user: string): GraphqlCall {
  return ofUser('requestEmailVerification', user, {});
}

/** Changes the password (spec 1 §7). */
export function changePasswordCall(user: string, change: PasswordChange): GraphqlCall {
  const { currentPassword, newPassword } = change;
  return ofUser('changePassword', user, { currentPassword, newPassword });
}

/** Asks for what an authenticator app needs; its answer has a secret. */
export function beginTwoFactorCall(user: string): GraphqlCall {
  return ofUser('beginTwoFactorEnrolment', user, {});
}

/** Enrols by the app's first code; its answer has the backup codes. */
export function completeTwoFactorCall(user: string, code: string): GraphqlCall {
  return ofUser('completeTwoFactorEnrolment', user, { totp: code.replaceAll(/\s/gu, '') });
}

/** Ends two-factor authentication. */
export function disableTwoFactorCall(user: string, password: string): GraphqlCall {
  return ofUser('disableTwoFactorEnrolment', user, { password });
}
