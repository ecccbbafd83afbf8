import * as v from 'valibot';

const answer = v.object({
  isEmailVerified: v.boolean(),
  emailChangeRequest: v.nullish(v.object({ pendingEmail: v.string() })),
  emailVerificationAttempt: v.nullish(v.object({ createdAt: v.string() })),
});

/** How a user's address stands (spec 1 §3). */
export interface EmailDetails {
  readonly isVerified: boolean;
  /** A new address, in use once it is verified. */
  readonly pending: string | undefined;
  /** When the last mail was asked for, in ISO 8601. */
  readonly askedAt: string | undefined;
}

/** Reads the answer of GetUserDetails; undefined if it is another. */
export function readEmailDetails(raw: unknown): EmailDetails | undefined {
  const read = v.safeParse(answer, raw);
  if (!read.success) return undefined;
  const { isEmailVerified, emailChangeRequest, emailVerificationAttempt } = read.output;
  return {
    isVerified: isEmailVerified,
    pending: emailChangeRequest?.pendingEmail,
    askedAt: emailVerificationAttempt?.createdAt,
  };
}
