import { combineSlices, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaContext } from '@/store/context';
import { maintenanceSlice } from '@/store/maintenance/maintenance-slice';
import { sessionSaga } from '@/store/session/session-saga';
import { session, sessionSlice } from '@/store/session/session-slice';

const OUTLIVES_SESSION: readonly string[] = [
  sessionSlice.reducerPath,
  maintenanceSlice.reducerPath,
  'preferences',
];

function resetOnSessionEnd<S extends object>(
  reducer: Reducer<S, UnknownAction, Partial<S>>,
): Reducer<S, UnknownAction, Partial<S>> {
  return (state, action) => {
    if (state === undefined || !session.ended.match(action)) return reducer(state, action);
    const kept = Object.entries(state).filter(([name]) => OUTLIVES_SESSION.includes(name));
    // An absent part makes its reducer return the initial state.
    return reducer(Object.fromEntries(kept) as Partial<S>, action);
  };
}

/** The panel injects its parts into the entry's store when it arrives. `stop` ends what follows the session, as the page's end does. */
export function createAppStore(
  context: Pick<SagaContext, 'session' | 'navigate' | 'now' | 'steadyNow'>,
) {
  const sagas = createSagaMiddleware<Partial<SagaContext>>({ context });
  const parts = combineSlices(sessionSlice, maintenanceSlice);
  type State = ReturnType<typeof parts>;
  const store = configureStore({
    reducer: resetOnSessionEnd<State>(parts),
    // Actions contain the typed password: no browser extension may read them.
    devTools: false,
    middleware: (defaults) =>
      // The types ensure plain data; checks of 10,000 records on every action are slow.
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const following = sagas.run(sessionSaga);
  return { store, sagas, parts, stop: () => following.cancel() };
}
