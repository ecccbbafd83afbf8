/** What becomes of a card once it is sent: it is through, or its bank is to be asked first. */
export type PaymentStep = 'complete' | { readonly clientSecret: string };

/** Reads what `updateBillingMethod` and `chargeBillingMethod` answer (spec 1 §7); undefined if neither. */
export function readPaymentStep(answer: unknown): PaymentStep | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('isComplete' in answer && answer.isComplete === true) return 'complete';
  const secret = 'clientSecret' in answer ? answer.clientSecret : undefined;
  return typeof secret === 'string' && secret !== '' ? { clientSecret: secret } : undefined;
}
