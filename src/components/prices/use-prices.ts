import { NO_PRICES, type PriceList } from '@/model/pricing/price-list';
import { pricesQuery } from '@/store/queries/prices-query';
import { useQuery } from '../store/use-query';

/** The public pricing list, asked for when the first price is shown; empty until it is there. */
export function usePrices(): PriceList {
  return useQuery(pricesQuery, {}).data ?? NO_PRICES;
}
