import { readPaymentStep } from '@/model/billing/payment-step';
import type { Mutations } from '@/model/call';
import { backupCodesOf, provisionOf } from '@/model/user/two-factor';

const isSuccess = (answer: object): boolean => 'success' in answer && answer.success === true;
/** No source gives the message's words, or says that there are any. */
const isMessage = (answer: object): boolean => 'message' in answer;
const isPayment = (answer: object): boolean => readPaymentStep(answer) !== undefined;

/**
 * True if an answer says what became of its mutation. One that does not is an answer that could not be read: it
 * may have been done, and nobody is asked to send it again.
 */
export const saysItIsDone: {
  readonly [Name in keyof Mutations]: (answer: object) => boolean;
} = {
  requestLimitChange: isMessage,
  sendBillingMessage: isMessage,
  updateBillingMethod: isPayment,
  chargeBillingMethod: isPayment,
  requestEmailVerification: isSuccess,
  changePassword: isSuccess,
  beginTwoFactorEnrolment: (answer) => provisionOf(answer) !== undefined,
  completeTwoFactorEnrolment: (answer) => backupCodesOf(answer) !== undefined,
  disableTwoFactorEnrolment: isSuccess,
};
