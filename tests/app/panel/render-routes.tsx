import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { callsReducer } from '@/store/calls/calls-slice';
import { transfersReducer } from '@/store/transfers/transfers-slice';

/** Renders routes as the panel does. The store has the slices that an error page reads. */
export function renderRoutes(router: ComponentProps<typeof RouterProvider>['router']) {
  const store = configureStore({ reducer: { calls: callsReducer, transfers: transfersReducer } });
  return render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
