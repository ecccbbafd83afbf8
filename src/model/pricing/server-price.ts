import type { PriceList } from '@/model/pricing/price-list';
import { serverTypePrice, total, windowsPrice, type Price } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';
import { isWindows } from '@/model/windows';

export interface CostLine {
  readonly label: string;
  readonly price: Price | undefined;
}

type Type = Pick<Records['server_type'], 'id' | 'handle'>;
type Image = Pick<Records['image'], 'name' | 'licence_name'> | undefined;

export function serverCosts(list: PriceList, type: Type, image: Image): readonly CostLine[] {
  const own = { label: 'Server', price: serverTypePrice(list, type) };
  if (image === undefined || !isWindows(image)) return [own];
  return [own, { label: 'Windows licence', price: windowsPrice(list) }];
}

export function serverPrice(list: PriceList, type: Type, image: Image): Price | undefined {
  return total(serverCosts(list, type, image).map((line) => line.price));
}
