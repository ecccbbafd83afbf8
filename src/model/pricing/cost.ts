import { type Price, total } from '@/model/pricing/prices';

/** `none`: nothing to pay for; `unread`: its basis is unknown; undefined: no price. */
export type LinePrice = Price | 'none' | 'unread' | undefined;

export interface CostPart {
  readonly label: string;
  readonly price: LinePrice;
}

export function costTotal(parts: readonly CostPart[]): LinePrice {
  const prices = parts.map(({ price }) => price);
  if (prices.includes('unread')) return 'unread';
  return total(prices.filter((price) => price !== 'none' && price !== 'unread'));
}
