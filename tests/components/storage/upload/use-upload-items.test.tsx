import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { UploadsContext } from '@/components/storage/transfers/transfer-dock';
import { useUploadItems } from '@/components/storage/upload/use-upload-items';
import { type Transfer, transfers, transfersReducer } from '@/store/transfers/transfers-slice';

/** Uploads whose code never arrives. */
const uploads = { engine: () => new Promise<never>(() => undefined), stop: () => undefined };

test('while other files are sent the rows of the question stay as they are', () => {
  const store = configureStore({
    reducer: combineReducers({ transfers: transfersReducer }),
  });
  const where = { account: 'acc-demo1', container: 'box' };
  const sent = { ...where, id: 'a', object: 'a', size: 1, read: 0, sent: 0 };
  const change = (more: Pick<Transfer, 'status'> & Partial<Transfer>) =>
    act(() => {
      const files = { a: { ...sent, ...more } };
      store.dispatch(transfers.actions.changed({ files, rate: 10, isHeld: false }));
    });
  change({ status: 'waiting' });
  const files = ['a', 'b'].map((path) => ({ path, file: new File([path], path) }));
  const { result } = renderHook(() => useUploadItems({ ...where, prefix: '' }, files), {
    wrapper: ({ children }: PropsWithChildren) => (
      <Provider store={store}>
        <UploadsContext value={uploads}>{children}</UploadsContext>
      </Provider>
    ),
  });
  const { rows } = result.current;
  expect(rows.map(({ existence }) => existence)).toEqual(['exists', 'unchecked']);
  change({ status: 'sending', sent: 1 });
  expect(result.current.rows).toBe(rows);
  change({ status: 'done' });
  expect(result.current.rows.map(({ existence }) => existence)).toEqual(['unchecked', 'unchecked']);
});
