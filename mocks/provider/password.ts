import { publishUser } from '@mocks/provider/changes';
import type { Core } from '@mocks/provider/core';
import { unprocessable } from '@mocks/provider/refusal';
import type { UserRow } from '@mocks/provider/rows';

/** Characters (docs/product/sign-in.md#password-length). */
const SHORTEST = 8;

/** The faults of a new password; empty if there are none. */
export const passwordErrors = (password: string): readonly string[] =>
  password.length < SHORTEST ? [`Password is too short (minimum is ${SHORTEST} characters)`] : [];

/** Throws 422 if the current password is wrong, or the new one too short. */
export function changePassword(core: Core, user: UserRow, current: string, next: string) {
  if (current !== user.password) throw unprocessable('Current password is incorrect');
  const errors = passwordErrors(next);
  if (errors.length > 0) throw unprocessable(...errors);
  core.world.user.patch(user.id, { password: next });
  publishUser(core, user);
  return { success: true };
}
