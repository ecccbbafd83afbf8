import { readPriceList } from '@/model/pricing/price-list';
import { defineQuery } from './query';

/** The public pricing list. Its failure is silent: what costs something shows 'n/a' (spec 2 §1). */
export const pricesQuery = defineQuery({
  name: 'prices',
  key: () => '',
  read: async ({ prices }) => readPriceList(await prices.read()),
  isFresh: () => true,
});
