import { useSelector } from 'react-redux';
import { useQuery } from '@/components/scope/data/use-query';
import { NO_PRICES, type PriceList } from '@/model/pricing/price-list';
import { pricesQuery } from '@/store/queries/prices-query';
import { selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { isFirstReadPending } from '@/store/resources/resources-state';

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
