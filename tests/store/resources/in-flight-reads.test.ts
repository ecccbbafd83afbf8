import createSagaMiddleware from 'redux-saga';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { InFlightReads } from '@/store/resources/read-saga';
import { call, type Saga } from '@/store/sagas/effects';

/** Sets up reads that the test ends. */
function open() {
  const sagas = createSagaMiddleware();
  configureStore({
    reducer: (state: object = {}) => state,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const flights = new InFlightReads();
  const ends: (() => void)[] = [];
  function* read(): Saga {
    yield* call(() => new Promise<void>((resolve) => ends.push(resolve)));
  }
  return {
    ends,
    fly: (fresh: boolean) => {
      const landed = vi.fn();
      const task = sagas.run(function* () {
        yield* flights.read('one', fresh, read);
        landed();
      });
      return { landed, task };
    },
    land: async (read: number) => {
      ends[read]?.();
      await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('who does not mind shares what is under way', () => {
  const { ends, fly } = open();
  fly(false);
  fly(false);
  expect(ends).toHaveLength(1);
});

test('who needs a fresh one waits until one more has followed', async () => {
  const { ends, fly, land } = open();
  const first = fly(false);
  const second = fly(true);
  const third = fly(true);
  await land(0);
  expect(ends).toHaveLength(2);
  expect(second.landed).not.toHaveBeenCalled();
  await land(1);
  expect(ends).toHaveLength(2);
  for (const { landed } of [first, second, third]) expect(landed).toHaveBeenCalledOnce();
});

test('one that is cancelled is begun anew by who shared it', async () => {
  const { ends, fly, land } = open();
  const first = fly(false);
  const second = fly(false);
  first.task.cancel();
  await land(0);
  expect(ends).toHaveLength(2);
  await land(1);
  expect(second.landed).toHaveBeenCalledOnce();
});

test('one that is cancelled is begun anew by who waited for it', async () => {
  const { ends, fly, land } = open();
  const first = fly(false);
  const second = fly(true);
  first.task.cancel();
  await land(0);
  expect(ends).toHaveLength(2);
  await land(1);
  expect(second.landed).toHaveBeenCalledOnce();
});
