import { readPriceList } from '@/model/pricing/prices';
import { defineQuery } from './query';

/** The public price list. If it fails, prices show 'n/a' (docs/product/errors.md#prices). */
export const pricesQuery = defineQuery({
  name: 'prices',
  key: () => '',
  read: async ({ prices }) => readPriceList(await prices.read()),
  isFresh: () => true,
});
