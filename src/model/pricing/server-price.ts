import type { PriceList } from '@/model/pricing/price-list';
import { serverTypePrice, total, windowsPrice, type Price } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';
import { isWindows } from '@/model/windows';

/** A part of a cost. */
export interface CostLine {
  readonly label: string;
  readonly price: Price | undefined;
}

type Type = Pick<Records['server_type'], 'id' | 'handle'>;
type Image = Pick<Records['image'], 'name' | 'licence_name'> | undefined;

/** Lists what a server itself costs: its type and a Windows licence (spec 2 §9). */
export function serverCosts(list: PriceList, type: Type, image: Image): readonly CostLine[] {
  const own = { label: 'Server', price: serverTypePrice(list, type) };
  if (image === undefined || !isWindows(image)) return [own];
  return [own, { label: 'Windows licence', price: windowsPrice(list) }];
}

/** Adds up `serverCosts`; undefined if one is unknown. */
export function serverPrice(list: PriceList, type: Type, image: Image): Price | undefined {
  return total(serverCosts(list, type, image).map((line) => line.price));
}
