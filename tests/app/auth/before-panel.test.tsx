import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { BeforePanel } from '@/app/auth/before-panel';
import { session } from '@/store/session/session-slice';
import { fakeFetch, json } from '../../provider/fake-fetch';
import { openApp } from '../boot/open-app';

afterEach(() => window.history.replaceState(null, '', '/'));

/** Renders the page that an address shows before the panel's code is loaded. */
function openAt(path: string) {
  window.history.replaceState(null, '', path);
  const app = openApp();
  render(
    <Provider store={app.store}>
      <BeforePanel app={app} />
    </Provider>,
  );
  return app;
}

test.each(['/', '/eva/', '/signup/acc-demo1/more', '/accounts/acc-demo1/servers/'])(
  '%s shows the sign-in form, once nobody is known to be signed in',
  (path) => {
    const { store } = openAt(path);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    act(() => void store.dispatch(session.checked('invalid')));
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(window.location.pathname).toBe(path);
  },
);

test('/logout/ ends the session and leads home, where one signs in', async () => {
  const requests = fakeFetch(() => json({}));
  const { store } = openAt('/logout/');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'DELETE /auth',
  ]);
  expect(window.location.pathname).toBe('/');
  // A sign-in elsewhere is kept.
  act(() => void store.dispatch(session.signedIn()));
  expect(requests).toHaveLength(1);
  expect(store.getState().session.status).toBe('valid');
});

test('below a path of a host /logout/ and its links are there', async () => {
  vi.stubEnv('BASE_URL', '/wheelhouse/');
  fakeFetch(() => json({}));
  openAt('/wheelhouse/logout/');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(window.location.pathname).toBe('/wheelhouse/');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/wheelhouse/forgotten_password',
  );
});
