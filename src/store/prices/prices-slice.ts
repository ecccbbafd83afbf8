import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readPriceList } from '@/model/pricing/price-list';

interface PricesState {
  /** 'failed' is silent: what costs something shows 'n/a' (spec 2 §1). */
  readonly status: 'none' | 'loading' | 'loaded' | 'failed';
  /** The public pricing list as it came. */
  readonly raw: unknown;
}

export interface WithPrices {
  prices: PricesState;
}

const initialState: PricesState = { status: 'none', raw: undefined };

const pricesSlice = createSlice({
  name: 'prices',
  initialState,
  reducers: {
    /** Something on the screen shows a price. */
    wanted: (state): PricesState => state,
    started: (state): PricesState => ({ ...state, status: 'loading' }),
    loaded: (_, { payload }: PayloadAction<{ raw: unknown }>): PricesState => ({
      status: 'loaded',
      raw: payload.raw,
    }),
    failed: (state): PricesState => ({ ...state, status: 'failed' }),
  },
});

export const prices = { actions: pricesSlice.actions };
export const pricesReducer = pricesSlice.reducer;

/** Whether the list must be asked for: nobody has yet, or the last try came to nothing. */
export function selectPricesDue({ prices: { status } }: WithPrices): boolean {
  return status === 'none' || status === 'failed';
}

/** The pricing list, empty until it is there; the same while it doesn't change. */
export const selectPriceList = createSelector(
  [({ prices: { raw } }: WithPrices) => raw],
  readPriceList,
);
