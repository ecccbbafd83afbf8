import type { ShownAnswer } from '@/model/call';
import type { ApiErrorFacts } from '@/provider/api-error';
import { fromContext } from '../context';
import { put, select, take, type Saga } from '../sagas/effects';
import { queries, selectRequest } from './queries-slice';
import { queryOf, queryRequest } from './query';

const { refreshRequested, loaded, failed } = queries.actions;

export function* readQuery({ query, params }: ShownAnswer): Saga<ApiErrorFacts | undefined> {
  const now = yield* fromContext('steadyNow');
  const asked = queryRequest(queryOf(query), params);
  const request = (yield* select(selectRequest, asked.key)) ?? asked;
  const began = now();
  yield* put(refreshRequested(request));
  for (;;) {
    const action = yield* take(loaded, failed);
    if (action.payload.request.key !== request.key) continue;
    if (failed.match(action)) return action.payload.error;
    if (loaded.match(action) && action.payload.readAt >= began) return undefined;
  }
}
