import { combineSlices, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaContext } from '@/store/context';
import { sessionSaga } from '@/store/session/session-saga';
import { session, sessionSlice } from '@/store/session/session-slice';

/** What stays when a session ends; everything else that was known is forgotten. */
const OUTLIVES_SESSION: readonly string[] = [sessionSlice.reducerPath, 'preferences'];

function forgetting<S extends object>(
  reducer: Reducer<S, UnknownAction, Partial<S>>,
): Reducer<S, UnknownAction, Partial<S>> {
  return (state, action) => {
    if (state === undefined || !session.ended.match(action)) return reducer(state, action);
    const kept = Object.entries(state).filter(([name]) => OUTLIVES_SESSION.includes(name));
    // A reducer takes an absent part as its beginning.
    return reducer(Object.fromEntries(kept) as Partial<S>, action);
  };
}

/** The store as the entry knows it: the session alone. The panel injects its parts when it arrives. */
export function createAppStore(
  context: Pick<SagaContext, 'session' | 'navigate' | 'now' | 'steadyNow'>,
) {
  const sagas = createSagaMiddleware<Partial<SagaContext>>({ context });
  const parts = combineSlices(sessionSlice);
  type State = ReturnType<typeof parts>;
  const store = configureStore({
    reducer: forgetting<State>(parts),
    // Actions carry what is typed into the sign-in form: no extension of the browser shall read along.
    devTools: false,
    middleware: (defaults) =>
      // The state is plain data by its types; walking 10,000 records on every action proves nothing.
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(sessionSaga);
  return { store, sagas, parts };
}
