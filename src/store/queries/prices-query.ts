import { readPriceList } from '@/model/pricing/prices';
import { defineQuery } from './query';

/** The public price list. A failure is silent: prices show 'n/a' (spec 2 §1). */
export const pricesQuery = defineQuery({
  name: 'prices',
  key: () => '',
  read: async ({ prices }) => readPriceList(await prices.read()),
  isFresh: () => true,
});
