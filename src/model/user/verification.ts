import { formatTimeOfDay, timeOf } from '@/lib/dates';
import type { EmailDetails } from '@/model/user/email-details';

/** Spec 1 §9. */
const RESEND_MS = 5 * 60_000;

/** Whether an address is left to verify (spec 1 §4); one that waits is not the verified one. */
export function needsVerification({ isVerified, pending }: EmailDetails): boolean {
  return !isVerified || pending !== undefined;
}

/** Why no mail can be asked for yet (spec 1 §4); `now` is in milliseconds. */
export function verificationProblem({ askedAt }: EmailDetails, now: number): string | undefined {
  if (askedAt === undefined) return undefined;
  const next = timeOf(askedAt) + RESEND_MS;
  return now > next
    ? undefined
    : `A mail was sent less than 5 minutes ago. Another can be asked for after ${formatTimeOfDay(next)}`;
}
