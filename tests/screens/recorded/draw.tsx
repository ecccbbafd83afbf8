import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { AccountScope } from '@/components/scope/account-scope';
import { CallsContext } from '@/components/activity/calls/calls-context';
import { RouteGuard } from '@/components/scope/leave/route-guard';
import { type Storage, StorageContext } from '@/components/storage/sharing/storage-context';
import type { Entity } from '@/model/decode';
import { createSentNotes } from '@/store/sent/sent-notes';
import type { CallManager } from '@/store/calls/manager';
import { panelReducers } from '@/store/panel-store';
import { resources } from '@/store/resources/resources-state';
import { sessionSlice } from '@/store/session/session-slice';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';

/** A store that has read a record in full, and with it all that was nested in it. */
export function storeOf(entities: readonly Entity[], id: string) {
  const store = configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, ...panelReducers }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  });
  store.dispatch(resources.actions.merged({ entities, readAt: 1, full: [id] }));
  return store;
}

type Store = ReturnType<typeof storeOf>;

/** Texts, titles, addresses and times within an element, each on a line and in lower case. */
function seenIn(element: HTMLElement): string {
  // Elements with `data-roomy` are left out: their text begins with a comma.
  const told = [...element.querySelectorAll('*:not([data-roomy])')].flatMap((each) => [
    each.textContent,
    ...['title', 'aria-label', 'href', 'datetime'].map((name) => each.getAttribute(name)),
  ]);
  return told.filter(Boolean).join('\n').toLowerCase();
}

/** Returns the visible text of an element of the panel. */
export async function drawn(
  store: Store,
  account: string,
  element: ReactNode,
  whole = 'h1',
): Promise<string> {
  const frame = (
    <DialogProvider>
      <RouteGuard previousPath={() => undefined}>
        <Outlet />
        <DialogOutlet />
      </RouteGuard>
    </DialogProvider>
  );
  const scoped = <AccountScope account={account}>{element}</AccountScope>;
  const router = createMemoryRouter([
    { element: frame, children: [{ path: '*', element: scoped }] },
  ]);
  const { container } = render(
    <StoreProvider store={store}>
      <CallsContext value={{ notes: createSentNotes() } as unknown as CallManager}>
        <StorageContext value={{} as Storage}>
          <RouterProvider router={router} />
        </StorageContext>
      </CallsContext>
    </StoreProvider>,
  );
  // Parts that are fetched when they are first needed are still to come.
  await waitFor(() => {
    if (container.querySelector(whole) === null) throw new Error('Nothing is drawn yet');
  });
  const seen = seenIn(container);
  cleanup();
  return seen;
}

/** A screen of one parameter, as an element. */
export const screenOf = (screen: ComponentType<never>, params: Readonly<Record<string, string>>) =>
  createElement(screen as ComponentType<Record<string, string>>, params);
