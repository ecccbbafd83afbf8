import type { PaymentCard } from './billing';

/** Spec 1 §8. */
export const EXPIRED = 'Your card has expired – please add your updated card details';

/**
 * True if a card's last month is over; `now` is in milliseconds. A card is valid until that month
 * ends.
 */
export function isExpired({ expiresOn }: PaymentCard, now: number): boolean {
  return expiresOn !== undefined && expiresOn < new Date(now).toISOString().slice(0, 7);
}
