import type { PaymentCard } from './billing';

export const EXPIRED = 'Your card has expired – please add your updated card details';

/**
 * True if a card's last month is over; `now` is in milliseconds
 * (docs/product/billing.md#card-expired).
 */
export function isExpired({ expiresOn }: PaymentCard, now: number): boolean {
  return expiresOn !== undefined && expiresOn < new Date(now).toISOString().slice(0, 7);
}
