import type { PriceList } from '@/model/pricing/price-list';
import { price, serverTypePrice, total, windowsPrice, type Price } from '@/model/pricing/prices';
import type { Records } from '@/model/records';
import { isWindows } from '@/model/windows';

/** A part of a cost. */
export interface CostLine {
  readonly label: string;
  readonly price: Price | undefined;
}

type Type = Pick<Records['server_type'], 'id' | 'handle'> | undefined;
type Image = Pick<Records['image'], 'name' | 'licence_name'> | undefined;

/** Lists what a server itself costs: its type and a Windows licence (spec 2 §9). */
export function serverCosts(list: PriceList, type: Type, image: Image): readonly CostLine[] {
  const typePrice = type === undefined ? price(0) : serverTypePrice(list, type);
  const own = { label: 'Server', price: typePrice };
  if (image === undefined || !isWindows(image)) return [own];
  return [own, { label: 'Windows licence', price: windowsPrice(list) }];
}

/** Adds up `serverCosts`; undefined if one is unknown. */
export function serverPrice(list: PriceList, type: Type, image: Image): Price | undefined {
  return total(serverCosts(list, type, image).map((line) => line.price));
}
