import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PriceList } from '@/model/pricing/price-list';
import { prices, selectPriceList } from '@/store/prices/prices-slice';

/** The public pricing list, asked for when the first price is shown; empty until it is there. */
export function usePrices(): PriceList {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(prices.actions.wanted());
  }, [dispatch]);
  return useSelector(selectPriceList);
}
