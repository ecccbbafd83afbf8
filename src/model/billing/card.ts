import { entryOf } from '@/lib/values';
import type { PaymentCard } from './billing';

export function cardholderProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter the cardholder name' : undefined;
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

export function brandName(type: string): string {
  return entryOf(BRANDS, type) ?? `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}

export function cardLabel({ type, number }: PaymentCard): string {
  const last = number?.match(/\d{4}$/)?.[0];
  const brand = type === undefined ? 'your card' : brandName(type);
  return last === undefined ? brand : `${brand} ending in ${last}`;
}

/** Result of sending a card: complete, or the secret for asking its bank first. */
export type PaymentStep = 'complete' | { readonly clientSecret: string };

/**
 * Reads an answer of `updateBillingMethod` or `chargeBillingMethod`; undefined if it is neither
 * step.
 */
export function readPaymentStep(answer: unknown): PaymentStep | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('isComplete' in answer && answer.isComplete === true) return 'complete';
  const secret = 'clientSecret' in answer ? answer.clientSecret : undefined;
  return typeof secret === 'string' && secret !== '' ? { clientSecret: secret } : undefined;
}
