import { type Price, total } from '@/model/pricing/prices';

/** `none`: there is nothing to pay for; `unread`: what it depends on is not known; undefined: no price. */
export type LinePrice = Price | 'none' | 'unread' | undefined;

/** A line of what a record costs. */
export interface CostPart {
  readonly label: string;
  readonly price: LinePrice;
}

/** Adds the lines up: unread or without a price as soon as one is. */
export function costTotal(parts: readonly CostPart[]): LinePrice {
  const prices = parts.map(({ price }) => price);
  if (prices.includes('unread')) return 'unread';
  return total(prices.filter((price) => price !== 'none' && price !== 'unread'));
}
