import { NO_PRICES, type PriceList } from '@/model/pricing/price-list';
import { pricesQuery } from '@/store/queries/prices-query';
import { useQuery } from '../data/use-query';

/** Read when the first price is shown; empty until then. */
export function usePrices(): PriceList {
  return useQuery(pricesQuery, {}).data ?? NO_PRICES;
}
