import { useSelector } from 'react-redux';
import { useQuery } from '@/components/scope/data/use-query';
import { NO_PRICES, type PriceList } from '@/model/pricing/prices';
import { pricesQuery } from '@/store/queries/prices-query';
import { selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { isFirstReadPending } from '@/store/resources/resources-state';

/** Reads the prices when the first is shown; empty until then. */
export function usePrices(): PriceList {
  return useQuery(pricesQuery, {}).data ?? NO_PRICES;
}

const REQUEST = queryRequest(pricesQuery, {});

export function usePricesPending(): boolean {
  return useSelector((state: WithQueries) =>
    isFirstReadPending(selectKnown(state, REQUEST).status),
  );
}
