import { act, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { routeObjects } from '@/app/panel/route-object';
import { renderRoutes } from './render-routes';

function open(path: string, load: () => Promise<{ default: (props: never) => React.ReactNode }>) {
  const objects = routeObjects({
    path: 'servers/:server',
    params: { server: 'server' },
    load,
  });
  const router = createMemoryRouter(
    [{ path: 'accounts/:account', element: <Outlet />, children: objects }],
    { initialEntries: [path] },
  );
  renderRoutes(router);
  return router;
}

const named = () =>
  Promise.resolve({
    default: ({ server }: { server: string }) => <p>The server {server}</p>,
  });

test('a screen gets its ids as props', async () => {
  open('/accounts/acc-demo1/servers/srv-web01', named);
  expect(await screen.findByText('The server srv-web01')).toBeVisible();
});

test.each(['srv-WEB01', 'vol-boot1', 'web-1', 'srv-web011'])(
  'an id of a wrong shape is not found: %s',
  async (id) => {
    open(`/accounts/acc-demo1/servers/${id}`, named);
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
);

test('a wrong id of an editor is not found, without the page below it', async () => {
  const page = routeObjects({
    path: 'servers/:server',
    params: { server: 'server' },
    load: () =>
      Promise.resolve({
        default: () => (
          <>
            <h1>The page</h1>
            <Outlet />
          </>
        ),
      }),
    editors: [
      {
        path: 'volume_resize/:volume',
        params: { volume: 'volume' },
        load: () => Promise.resolve({ default: () => <p>The editor</p> }),
      },
    ],
  });
  const router = createMemoryRouter(
    [{ path: 'accounts/:account', element: <Outlet />, children: page }],
    { initialEntries: ['/accounts/acc-demo1/servers/srv-web01/volume_resize/bogus/'] },
  );
  renderRoutes(router);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Not found');
  await router.navigate('/accounts/acc-demo1/servers/srv-web01/volume_resize/vol-data1/');
  expect(await screen.findByText('The editor')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page');
});

test('a screen that fails leaves a way out, and keeps its own words for the console', async () => {
  // React reports the error to the console too.
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  open('/accounts/acc-demo1/servers/srv-web01', () =>
    Promise.resolve({
      default: () => {
        throw new Error('the column has no cell');
      },
    }),
  );
  expect(
    await screen.findByRole('heading', { name: 'Something went wrong on this page' }),
  ).toBeVisible();
  expect(screen.queryByText(/the column has no cell/)).toBeNull();
  expect(told.mock.calls.join(' ')).toContain('the column has no cell');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  const kept = 'Your unsaved form input is kept (except passwords).';
  expect(await screen.findByText(kept)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report a problem' })).toBeVisible();
});

test("an id with an unknown prefix is an 'Unknown resource type'", async () => {
  open('/accounts/acc-demo1/servers/lcn-8aua2', named);
  expect(await screen.findByText('Unknown resource type')).toBeVisible();
});

describe('a screen whose code is out of reach', () => {
  const missing = 'This page isn’t available offline';

  /** Opens the screen without a network. */
  async function openOffline() {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(named);
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    const router = open('/accounts/acc-demo1/servers/srv-web01', load);
    expect(await screen.findByRole('heading', { name: missing })).toBeVisible();
    // A reload would lose the page, and no release explains it.
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    expect(screen.queryByText(/new version/)).toBeNull();
    const goOnline = () => {
      onLine.mockRestore();
      load.mockImplementation(named);
    };
    return { router, goOnline };
  }

  test('is tried again when the network is back', async () => {
    const { goOnline } = await openOffline();
    goOnline();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The server srv-web01')).toBeVisible();
  });

  test('is tried again by who comes back to it', async () => {
    const { router, goOnline } = await openOffline();
    await act(() => router.navigate('/accounts/acc-demo1/'));
    goOnline();
    await act(() => router.navigate('/accounts/acc-demo1/servers/srv-web01'));
    expect(await screen.findByText('The server srv-web01')).toBeVisible();
  });
});
