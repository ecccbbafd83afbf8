import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { keepLastAccount } from '@/app/boot/last-account';
import { Navigation } from '@/app/shell/navigation';
import { useShellAccount } from '@/app/shell/shell';
import { panelReducers } from '@/store/panel-store';
import { preferencesReducer } from '@/store/preferences/preferences-slice';

function Frame() {
  const { id, name = 'Accounts' } = useShellAccount();
  return (
    <>
      <p>{name}</p>
      <Navigation account={id} />
    </>
  );
}

/** The frame before anything has been read. */
function open(at: string) {
  const store = configureStore({ reducer: { ...panelReducers, preferences: preferencesReducer } });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Frame />
      </MemoryRouter>
    </Provider>,
  );
}

const serversOf = (account: string) => `/accounts/${account}/servers/`;

afterEach(() => localStorage.clear());

test('the last account and the navigation are there before anything is read', () => {
  keepLastAccount({ id: 'acc-demo1', name: 'Demo Studio' });
  open('/');
  expect(screen.getByText('Demo Studio')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cloud Servers' })).toHaveAttribute(
    'href',
    serversOf('acc-demo1'),
  );
});

test('another account at the address does not bear the name of the last one', () => {
  keepLastAccount({ id: 'acc-demo1', name: 'Demo Studio' });
  open(serversOf('acc-other'));
  expect(screen.queryByText('Demo Studio')).toBeNull();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Cloud Servers');
});

test('before the first account is known the entries stand in their places and lead nowhere', () => {
  open('/');
  expect(screen.getByText('Cloud Servers')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test("the dashboard's entry is the current one at its own address alone", () => {
  open('/accounts/acc-demo1/');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Dashboard');
});
