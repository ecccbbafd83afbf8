import * as v from 'valibot';
import { formatTimeOfDay } from '@/lib/dates';

const answer = v.object({
  isEmailVerified: v.boolean(),
  isEmailVerificationRequired: v.fallback(v.optional(v.boolean()), undefined),
  emailChangeRequest: v.nullish(v.object({ pendingEmail: v.string() })),
  emailVerificationAttempt: v.nullish(v.object({ createdAt: v.string() })),
});

export interface EmailDetails {
  readonly isVerified: boolean;
  /** True if an invitation can be accepted only after verification. */
  readonly isRequired?: boolean | undefined;
  readonly pending: string | undefined;
  /** Time of the last request for a mail, in ISO 8601. */
  readonly askedAt: string | undefined;
}

export function readEmailDetails(raw: unknown): EmailDetails | undefined {
  const read = v.safeParse(answer, raw);
  if (!read.success) return undefined;
  const { isEmailVerified, emailChangeRequest, emailVerificationAttempt } = read.output;
  return {
    isVerified: isEmailVerified,
    isRequired: read.output.isEmailVerificationRequired,
    pending: emailChangeRequest?.pendingEmail,
    askedAt: emailVerificationAttempt?.createdAt,
  };
}

/** Wait before another mail (docs/product/sign-in.md#verify-wait). */
const RESEND_MS = 5 * 60_000;

/** True if an address is left to verify (docs/product/sign-in.md#verify-needed). */
export function needsVerification({ isVerified, pending }: EmailDetails): boolean {
  return !isVerified || pending !== undefined;
}

/** Returns the time until which no other mail can be requested, in milliseconds. */
export function restsUntil({ askedAt }: EmailDetails): number {
  const time = Date.parse(askedAt ?? '');
  return Number.isNaN(time) ? 0 : time + RESEND_MS;
}

/** Says why no mail can be requested yet; `now` is in milliseconds. */
export function verificationProblem(details: EmailDetails, now: number): string | undefined {
  const next = restsUntil(details);
  return now > next
    ? undefined
    : `We sent an email less than 5 minutes ago. You can request another after ${formatTimeOfDay(next)}`;
}
