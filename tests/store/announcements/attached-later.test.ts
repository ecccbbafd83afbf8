import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { expect, test, vi } from 'vitest';
import { createAttached } from '@/store/announcements/announcements-slice';
import { attachedSaga } from '@/store/announcements/attached-saga';
import { events } from '@/store/events/events-slice';
import { resourcesReducer } from '@/store/resources/resources-reducer';
import { selectToasts, toastsReducer } from '@/store/toasts/toasts-slice';
import { record } from '../../model/build';

type Load = Parameters<typeof createAttached>[0];

const resource = { id: 'vol-aaaaa', resource_type: 'volume', name: 'data' };

function open(load: Load) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ resources: resourcesReducer, toasts: toastsReducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(createAttached(load).saga);
  const hear = (id: string) =>
    store.dispatch(
      events.actions.eventsReceived({
        events: [record('event', { id, action: 'volume.attach', state: 'completed', resource })],
      }),
    );
  const messages = () => selectToasts(store.getState()).map(({ message }) => message);
  return { hear, messages };
}

test('what is told while the code comes waits for it', async () => {
  let arrive: (saga: typeof attachedSaga) => void = () => undefined;
  const { hear, messages } = open(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  hear('evt-aaaaa');
  hear('evt-bbbbb');
  expect(messages()).toEqual([]);
  arrive(attachedSaga);
  await vi.waitFor(() =>
    expect(messages()).toEqual(['Volume data was attached', 'Volume data was attached']),
  );
});

test('code that did not come is asked for again with the next event', async () => {
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(attachedSaga);
  const { hear, messages } = open(load);
  hear('evt-aaaaa');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  hear('evt-bbbbb');
  await vi.waitFor(() => expect(messages()).toEqual(['Volume data was attached']));
  expect(load).toHaveBeenCalledTimes(2);
});
