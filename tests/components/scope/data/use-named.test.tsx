import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { AccountContext } from '@/components/scope/account-scope';
import { useNamed } from '@/components/scope/data/use-named';
import { resources } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';

/** Requests for what these ids stand for, as `kind id`, or `kind` for a whole list. */
function requestsFor(...ids: readonly string[]): readonly string[] {
  const { recordRequested, listRequested } = resources.actions;
  const asked = (before: readonly string[] = [], action: UnknownAction) => {
    if (listRequested.match(action)) return [...before, action.payload.kind];
    if (!recordRequested.match(action)) return before;
    return [...before, `${action.payload.kind} ${action.payload.id}`];
  };
  const store = configureStore({ reducer: { resources: resourcesReducer, asked } });
  renderHook(() => useNamed(ids), {
    wrapper: ({ children }: PropsWithChildren) => (
      <Provider store={store}>
        <AccountContext value="acc-aaaaa">{children}</AccountContext>
      </Provider>
    ),
  });
  return store.getState().asked;
}

test('a container whose name has spaces and line ends is requested by its whole name', () => {
  const ids = ['acc-aaaaa/odd names', 'acc-aaaaa/two\nlines', 'srv-aaaaa'];
  expect(requestsFor(...ids).toSorted()).toEqual([
    'container acc-aaaaa/odd names',
    'container acc-aaaaa/two\nlines',
    'server srv-aaaaa',
  ]);
});

test('six of a kind are requested as a list', () => {
  expect(requestsFor(...'abcdef'.split('').map((end) => `srv-aaaa${end}`))).toEqual(['server']);
});
