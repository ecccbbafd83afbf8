import type { Core } from '@mocks/provider/core';
import { isExpired, issueMailToken, sendMail } from '@mocks/provider/mail';
import type { MailTokenRow, UserRow } from '@mocks/provider/rows';
import { publishUser } from '@mocks/provider/changes';
import type { World } from '@mocks/provider/world';

/** Milliseconds before another mail can be requested (docs/product/sign-in.md#verify-wait). */
const REST = 5 * 60_000;

const LIFE = 24 * 3_600_000;

/** The result of a verification. The panel knows three words and allows others. */
interface Completion {
  success: boolean;
  errors: readonly string[];
  result: 'VERIFIED' | 'EXPIRED' | 'INVALID' | 'TAKEN';
}

/** The last verification mail of a user. */
export const lastVerification = (world: World, user: string): MailTokenRow | undefined =>
  world.mailToken
    .by('user', user)
    .filter(({ purpose }) => purpose === 'verify_email')
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .at(-1);

/** The address of a user that is not verified yet, or null. */
const unverifiedAddress = (user: UserRow): string | null =>
  user.pendingAddress ?? (user.email_verified ? null : user.email_address);

/** Mails a user's unverified address. */
export function sendVerification(core: Core, user: UserRow): void {
  const email = unverifiedAddress(user);
  if (email === null) return;
  const token = issueMailToken(core, { purpose: 'verify_email', user: user.id, email }, LIFE);
  sendMail(core, {
    to: email,
    subject: 'Verify your email address',
    text: `Hello ${user.name}, please follow the link to verify ${email}. It holds for 24 hours.`,
    link: `/eva/${token.id}`,
  });
}

/** `requestEmailVerification`: the reason that no mail is sent, or nothing. */
export function requestVerification(core: Core, user: UserRow): readonly string[] {
  if (unverifiedAddress(user) === null) return ['Your email address is verified already'];
  const last = lastVerification(core.world, user.id);
  if (last && core.clock.now() - Date.parse(last.createdAt) <= REST) {
    return ['A verification email was sent less than five minutes ago'];
  }
  sendVerification(core, user);
  return [];
}

const failed = (result: Completion['result'], error: string): Completion => ({
  success: false,
  errors: [error],
  result,
});

/**
 * `completeEmailVerification`, for anyone with the link. A second use is no success and says that
 * the address is already verified (docs/product/sign-in.md#verify-used).
 */
export function completeVerification(core: Core, id: string): Completion {
  const { world } = core;
  const token = world.mailToken.get(id);
  const user = world.user.get(token?.user);
  if (token?.purpose !== 'verify_email' || !user) {
    return failed('INVALID', 'The verification token is invalid');
  }
  if (token.used || (user.email_verified && user.email_address === token.email)) {
    return failed('VERIFIED', 'This email address is verified already');
  }
  if (isExpired(core, token)) return failed('EXPIRED', 'The verification request has expired');
  if (unverifiedAddress(user) !== token.email) {
    return failed('INVALID', 'The verification token is of another address');
  }
  const holders = world.user.by('email', token.email.toLowerCase());
  if (holders.some((holder) => holder.id !== user.id)) {
    return failed('TAKEN', 'Email address has already been taken');
  }
  world.mailToken.patch(id, { used: true });
  publishUser(
    core,
    world.user.patch(user.id, {
      email_address: token.email,
      email_verified: true,
      pendingAddress: null,
    }),
  );
  return { success: true, errors: [], result: 'VERIFIED' };
}
