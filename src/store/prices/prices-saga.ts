import { expectApiError } from '@/provider/api-error';
import { fromContext } from '../context';
import { call, put, select, take, type Saga } from '../sagas/effects';
import { prices, selectPricesDue } from './prices-slice';

const { actions } = prices;

/** Reads the public pricing list once, when the first price is to be shown. */
export function* pricesSaga(): Saga {
  const { prices: api } = yield* fromContext('provider');
  for (;;) {
    yield* take(actions.wanted);
    if (!(yield* select(selectPricesDue))) continue;
    yield* put(actions.started());
    try {
      yield* put(actions.loaded({ raw: yield* call(() => api.read()) }));
    } catch (thrown) {
      // Without prices everything else still works; each says 'n/a' and why.
      yield* put(actions.failed());
      expectApiError(thrown);
    }
  }
}
