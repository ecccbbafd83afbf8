import { expect, test } from 'vitest';
import {
  needsVerification,
  readEmailDetails,
  verificationProblem,
} from '@/model/user/email-details';

const ASKED = '2026-11-22T10:00:00Z';
const at = (minutes: number) => Date.parse(ASKED) + minutes * 60_000;
const details = (given = {}) => ({
  isVerified: false,
  pending: undefined,
  askedAt: undefined,
  ...given,
});

test('without a previous attempt a mail can be asked for', () => {
  expect(verificationProblem(details(), at(0))).toBeUndefined();
});

test.each([0, 4.9, 5])('%d minutes after the last one it cannot', (minutes) => {
  expect(verificationProblem(details({ askedAt: ASKED }), at(minutes))).toMatch(/less than 5/);
});

test('over five minutes after the last one it can', () => {
  expect(verificationProblem(details({ askedAt: ASKED }), at(5.1))).toBeUndefined();
});

test('a verified address needs nothing, unless another waits', () => {
  expect(needsVerification(details({ isVerified: true }))).toBe(false);
  expect(needsVerification(details({ isVerified: true, pending: 'a@b.cd' }))).toBe(true);
  expect(needsVerification(details())).toBe(true);
});

test('the answer is read, and another is none', () => {
  expect(
    readEmailDetails({
      isEmailVerified: true,
      emailChangeRequest: { pendingEmail: 'a@b.cd' },
      emailVerificationAttempt: { createdAt: ASKED },
    }),
  ).toEqual({ isVerified: true, pending: 'a@b.cd', askedAt: ASKED });
  expect(readEmailDetails({ isEmailVerified: true, emailChangeRequest: null })).toEqual(
    details({ isVerified: true }),
  );
  expect(readEmailDetails({})).toBeUndefined();
});
