import { expect, test } from 'vitest';
import { saysItIsDone } from '@/provider/graphql/screen-operations';

const NAMES = Object.keys(saysItIsDone) as (keyof typeof saysItIsDone)[];

test.each(NAMES)('an empty answer of %s says nothing of what became of it', (name) => {
  expect(saysItIsDone[name]({})).toBe(false);
});

test.each([
  ['chargeBillingMethod', { isComplete: true, clientSecret: null }],
  ['updateBillingMethod', { isComplete: false, clientSecret: 'pi_1_secret' }],
  ['changePassword', { success: true }],
  ['sendBillingMessage', { message: null }],
  ['requestLimitChange', { message: 'We are growing' }],
  ['completeTwoFactorEnrolment', { backupCodes: ['one'] }],
] as const)('%s says it by %o', (name, answer) => {
  expect(saysItIsDone[name](answer)).toBe(true);
});
