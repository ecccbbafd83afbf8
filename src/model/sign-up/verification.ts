import * as v from 'valibot';
import { entryOf } from '@/lib/values';

/** Result of the link in a verification mail; `already` if it was used before. */
export type Verification = 'verified' | 'already' | 'expired' | 'invalid' | 'failed';

const answer = v.object({ success: v.boolean(), result: v.string() });

const ENDS: Readonly<Record<string, Verification>> = {
  VERIFIED: 'already',
  EXPIRED: 'expired',
  INVALID: 'invalid',
};

export function readVerification(raw: unknown): Verification {
  const read = v.safeParse(answer, raw);
  if (!read.success) return 'failed';
  const { success, result } = read.output;
  return success ? 'verified' : (entryOf(ENDS, result) ?? 'failed');
}

export const VERIFICATION_WORDS: Readonly<Record<Verification, string>> = {
  verified: 'Email verified successfully',
  already: 'Your email address is already verified.',
  expired:
    "We couldn't verify your email because the request has expired. Please try to re-send the verification request.",
  invalid:
    "We couldn't verify your email because the token was invalid. Please try to re-send the verification request.",
  failed: 'We were unable to verify your email address.',
};
