import { type GraphqlCall, type Mutations, type RestCall, update } from '@/model/call';
import type { PasswordChange } from '@/model/user/problems';

export function saveSshKeysCall(user: string, keys: string): RestCall {
  return update('user', user, { ssh_key: keys.trim() });
}

function ofUser<Name extends keyof Mutations>(
  mutation: Name,
  id: string,
  variables: Mutations[Name],
) {
  return { kind: 'user', id, showsIn: [], mutation, variables } as const;
}

/** The record says it, whatever becomes of the answer. */
const twoFactor = (enabled: boolean) => ({
  showsIn: ['record'] as const,
  doneWhen: { '2fa': { enabled } },
});

export function requestVerificationCall(user: string): GraphqlCall {
  const params = { user, address: '', verified: '' };
  const showsIn = [{ query: 'user-details', params }];
  return { ...ofUser('requestEmailVerification', user, {}), showsIn };
}

export function changePasswordCall(user: string, change: PasswordChange): GraphqlCall {
  const { currentPassword, newPassword } = change;
  return ofUser('changePassword', user, { currentPassword, newPassword });
}

/** Requests the setup data of an authenticator app; the answer has a secret. */
export function beginTwoFactorCall(user: string): GraphqlCall {
  return ofUser('beginTwoFactorEnrolment', user, {});
}

/** Enrols by the app's first code; its answer has the backup codes. */
export function completeTwoFactorCall(user: string, code: string): GraphqlCall {
  const variables = { totp: code.replaceAll(/\s/gu, '') };
  return { ...ofUser('completeTwoFactorEnrolment', user, variables), ...twoFactor(true) };
}

export function disableTwoFactorCall(user: string, password: string): GraphqlCall {
  return { ...ofUser('disableTwoFactorEnrolment', user, { password }), ...twoFactor(false) };
}
