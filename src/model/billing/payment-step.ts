/** Result of sending a card: complete, or the secret for asking its bank first. */
export type PaymentStep = 'complete' | { readonly clientSecret: string };

/**
 * Reads an answer of `updateBillingMethod` or `chargeBillingMethod` (spec 1 §7); undefined if it is
 * neither step.
 */
export function readPaymentStep(answer: unknown): PaymentStep | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('isComplete' in answer && answer.isComplete === true) return 'complete';
  const secret = 'clientSecret' in answer ? answer.clientSecret : undefined;
  return typeof secret === 'string' && secret !== '' ? { clientSecret: secret } : undefined;
}
