import type { PriceList } from '@/model/pricing/price-list';
import { price, serverTypePrice, total, windowsPrice, type Price } from '@/model/pricing/prices';
import type { Records } from '@/model/records';
import { isWindows } from '@/model/windows';

/** One part of a cost; a price that is not known reads 'n/a'. */
export interface CostLine {
  readonly label: string;
  readonly price: Price | undefined;
}

/** Undefined while none is chosen, which costs nothing yet. */
type Type = Pick<Records['server_type'], 'id' | 'handle'> | undefined;
type Image = Pick<Records['image'], 'name' | 'licence_name'> | undefined;

/**
 * What a server costs by itself, line by line: its type, and a licence where it runs Windows
 * (spec 2 §9). Its volumes and cloud IPs are not in it.
 */
export function serverCosts(list: PriceList, type: Type, image: Image): readonly CostLine[] {
  const typePrice = type === undefined ? price(0) : serverTypePrice(list, type);
  const own = { label: 'Server', price: typePrice };
  if (image === undefined || !isWindows(image)) return [own];
  return [own, { label: 'Windows licence', price: windowsPrice(list) }];
}

/** The sum of `serverCosts`; undefined as soon as one of them is. */
export function serverPrice(list: PriceList, type: Type, image: Image): Price | undefined {
  return total(serverCosts(list, type, image).map((line) => line.price));
}
