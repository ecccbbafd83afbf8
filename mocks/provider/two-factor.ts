import { publishUser } from '@mocks/provider/changes';
import type { Core } from '@mocks/provider/core';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import type { UserRow } from '@mocks/provider/rows';
import { isTotp, newTotpSecret } from '@mocks/provider/totp';
import { accountsOf } from '@mocks/provider/usage';

/** The name of the secret in an authenticator app. */
const ISSUER = 'Example Cloud';

/** Number of single-use codes that replace the app (docs/product/sign-in.md#backup-codes). */
const BACKUP_CODES = 5;

/** Touches every account: its members' two-factor decides if it may require two-factor. */
const publish = (core: Core, user: UserRow): void =>
  publishUser(
    core,
    user,
    accountsOf(core.world, user.id).map(({ id }) => id),
  );

function mustBeOff(user: UserRow): void {
  if (user.totpSecret !== null) throw conflict('Two-factor authentication is enabled already');
}

/** A new secret for an app; it replaces an earlier one. Throws 409 while two-factor is on. */
export function beginEnrolment({ world }: Core, user: UserRow) {
  mustBeOff(user);
  const secret = newTotpSecret();
  world.user.patch(user.id, { pendingTotpSecret: secret });
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(user.email_address)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(ISSUER)}&algorithm=SHA1&digits=6&period=30`;
  return { provisioningSecret: secret, provisioningUri: `otpauth://totp/${label}?${query}` };
}

const eightDigits = (): string =>
  String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 100_000_000).padStart(8, '0');

/**
 * Turns two-factor on with a code of the pending secret. Throws 422 for a wrong code, 409 without a
 * pending secret or while two-factor is on.
 */
export function completeEnrolment(core: Core, user: UserRow, code: string) {
  mustBeOff(user);
  const secret = user.pendingTotpSecret;
  if (secret === null) throw conflict('Two-factor enrolment has not been started');
  if (!isTotp(secret, code.trim(), core.clock.now())) {
    throw unprocessable('That one time password is not right');
  }
  const backupCodes = Array.from({ length: BACKUP_CODES }, eightDigits);
  core.world.user.patch(user.id, { totpSecret: secret, pendingTotpSecret: null, backupCodes });
  publish(core, user);
  return { backupCodes };
}

/**
 * Throws 422 for a wrong password. Throws 409 if one of the user's accounts requires two-factor
 * (docs/product/sign-in.md#two-factor-disable).
 */
export function disableTwoFactor(core: Core, user: UserRow, password: string) {
  if (user.totpSecret === null) throw conflict('Two-factor authentication is not enabled');
  if (password !== user.password) throw unprocessable('Your password is incorrect');
  const requiring = accountsOf(core.world, user.id).find((account) => account.tfa_required);
  if (requiring) {
    throw conflict(`Two-factor authentication is required by the account ${requiring.name}`);
  }
  core.world.user.patch(user.id, { totpSecret: null, backupCodes: [] });
  publish(core, user);
  return { success: true };
}
