import type { Core } from '@mocks/provider/core';
import { isExpired, issueMailToken, sendMail } from '@mocks/provider/mail';
import type { MailTokenRow, UserRow } from '@mocks/provider/rows';
import { publishUser } from '@mocks/provider/changes';
import type { World } from '@mocks/provider/world';

/** A mail may be asked for again after five minutes (spec 1 §4). */
const REST = 5 * 60_000;

const LIFE = 24 * 3_600_000;

/** How a verification ended: spec 1 §7 names three words and leaves room for others. */
interface Completion {
  success: boolean;
  errors: readonly string[];
  result: 'VERIFIED' | 'EXPIRED' | 'INVALID' | 'TAKEN';
}

/** The last mail that asked a user to verify an address. */
export const lastVerification = (world: World, user: string): MailTokenRow | undefined =>
  world.mailToken
    .by('user', user)
    .filter(({ purpose }) => purpose === 'verify_email')
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .at(-1);

/** The address of a user that waits for its verification; null when none does. */
const unverifiedAddress = (user: UserRow): string | null =>
  user.pendingAddress ?? (user.email_verified ? null : user.email_address);

/** Writes to a user's unverified address. */
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

/** `requestEmailVerification`: why no mail goes out, or nothing. */
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
 * `completeEmailVerification`, for whoever has the link. What is verified already says so, and is no
 * success a second time (spec 1 §8).
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
