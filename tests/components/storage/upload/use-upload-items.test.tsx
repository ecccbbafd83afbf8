import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { useUploadItems } from '@/components/storage/upload/use-upload-items';
import { transfers, transfersReducer } from '@/store/transfers/transfers-slice';

const { requested, changed } = transfers.actions;

test('while other files are sent the rows of the question stay as they are', () => {
  const store = configureStore({
    reducer: combineReducers({ transfers: transfersReducer }),
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  const where = { account: 'acc-demo1', container: 'box' };
  const sent = { ...where, id: 'a', object: 'a', file: new File(['a'], 'a'), overwrite: false };
  store.dispatch(requested([sent]));
  const files = ['a', 'b'].map((path) => ({ path, file: new File([path], path) }));
  const { result } = renderHook(() => useUploadItems({ ...where, prefix: '' }, files), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  const { rows } = result.current;
  expect(rows.map(({ existence }) => existence)).toEqual(['exists', 'unchecked']);
  const tell = (file: object) =>
    act(() => void store.dispatch(changed({ files: { a: file }, rate: 10, isHeld: false })));
  tell({ status: 'sending', sent: 1 });
  expect(result.current.rows).toBe(rows);
  tell({ status: 'done' });
  expect(result.current.rows.map(({ existence }) => existence)).toEqual(['unchecked', 'unchecked']);
});
