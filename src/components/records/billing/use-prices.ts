import { useSelector } from 'react-redux';
import { NO_PRICES, type PriceList } from '@/model/pricing/price-list';
import { pricesQuery } from '@/store/queries/prices-query';
import { queryRequest } from '@/store/queries/query';
import { selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { useQuery } from '@/components/scope/data/use-query';

/** Read when the first price is shown; empty until then. */
export function usePrices(): PriceList {
  return useQuery(pricesQuery, {}).data ?? NO_PRICES;
}

const REQUEST = queryRequest(pricesQuery, {});

/** Whether the list may still come: until then no price is said to be missing. */
export function usePricesPending(): boolean {
  return useSelector((state: WithQueries) =>
    isFirstReadPending(selectKnown(state, REQUEST).status),
  );
}
