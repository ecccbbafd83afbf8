import type { PaymentCard } from './billing';

/** Spec 1 §8. */
export const EXPIRED = 'Your card has expired – please add your updated card details';

/** Whether a card's last month is over, `now` in milliseconds; a card is good until that month ends. */
export function isExpired({ expiresOn }: PaymentCard, now: number): boolean {
  return expiresOn !== undefined && expiresOn < new Date(now).toISOString().slice(0, 7);
}
