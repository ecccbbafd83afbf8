import { entryOf } from '@/lib/entry-of';
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
  const brand = type === undefined ? 'Your card' : brandName(type);
  return last === undefined ? brand : `${brand} ending in ${last}`;
}
