import { screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '@/app/boot/create-app';
import { completeRoutes } from '@/app/panel/install-panel';
import { restRoute, RouteIds } from '@/app/panel/panel-routes';
import { renderRoutes } from './render-routes';

const served = vi.hoisted(() => ({ isThere: true }));

vi.mock('@/app/panel/areas', () => {
  const screenOf = (words: string) => async () => ({ default: () => <h1>{words}</h1> });
  return {
    get AREAS() {
      if (!served.isThere) throw new TypeError('Failed to fetch');
      return {
        account: [{ path: 'volumes', title: 'Volumes', load: screenOf('All volumes') }],
        user: [{ path: 'user', title: 'User', load: screenOf('The user') }],
      };
    },
  };
});

beforeEach(() => {
  served.isThere = true;
});

/** Opens a panel that began with the routes of its first screen only. */
function open(opened?: string) {
  const routerHandle: App['routerHandle'] = {
    navigate: () => undefined,
    routes: () => router.routes,
    complete: () => complete(),
    opening: () => opened,
    previousPath: () => undefined,
  };
  const app = { routerHandle } as App;
  const rest = () => restRoute(app, false);
  const first = <Link to="/accounts/acc-aaaaa/volumes/?group=a">Volumes</Link>;
  const account = {
    id: RouteIds.account,
    path: 'accounts/:account',
    children: [{ index: true, element: first }, rest()],
  };
  const router = createMemoryRouter(
    [{ id: RouteIds.user, element: <Outlet />, children: [account, rest()] }],
    { initialEntries: ['/accounts/acc-aaaaa/'] },
  );
  const complete = completeRoutes(app, router);
  renderRoutes(router);
  return { router, complete };
}

test('an area comes with the first address of its own, whose query stays, and Back leads out of it', async () => {
  const { router } = open();
  await router.navigate('/accounts/acc-aaaaa/volumes/?group=a', { state: { from: 'here' } });
  expect(await screen.findByRole('heading')).toHaveTextContent('All volumes');
  expect(router.state.location).toMatchObject({ search: '?group=a', state: { from: 'here' } });
  await router.navigate(-1);
  expect(await screen.findByRole('link')).toHaveTextContent('Volumes');
});

test('what is of no area is not found, in the account or beside it', async () => {
  const { router } = open();
  await router.navigate('/accounts/acc-aaaaa/nowhere/');
  expect(await screen.findByText('Unknown resource kind')).toBeVisible();
  await router.navigate('/accounts/acc-aaaaa/volumes/a/b/');
  await vi.waitFor(() => expect(screen.queryByText('Unknown resource kind')).toBeNull());
  await router.navigate('/nowhere/');
  await vi.waitFor(() => expect(screen.getByText('Not found')).toBeVisible());
  await router.navigate('/user/');
  expect(await screen.findByText('The user')).toBeVisible();
});

test('areas are added once, though several ask', async () => {
  const { router, complete } = open();
  await Promise.all([complete(), complete()]);
  await complete();
  const [, ...further] = router.routes[0]?.children?.[0]?.children ?? [];
  expect(further.filter(({ path }) => path === 'volumes')).toHaveLength(1);
});

test('where they cannot be fetched it is said, and the next visit asks again', async () => {
  served.isThere = false;
  const { router } = open();
  await router.navigate('/accounts/acc-aaaaa/volumes/');
  expect(await screen.findByText('Couldn’t load this page')).toBeVisible();
  served.isThere = true;
  await router.navigate('/accounts/acc-aaaaa/');
  expect(await screen.findByRole('link')).toBeVisible();
  await router.navigate('/accounts/acc-aaaaa/volumes/');
  expect(await screen.findByRole('heading', { name: 'All volumes' })).toBeVisible();
});

test('offline it is said that they are not here yet, and they open once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { router } = open();
  await router.navigate('/accounts/acc-aaaaa/volumes/');
  expect(await screen.findByText('This page isn’t available offline')).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'All volumes' })).toBeVisible();
});

test('whoever presses another link before an area has come is not led back to that area', async () => {
  const { router } = open('/user/');
  const steps = new Set<string>();
  router.subscribe(({ historyAction }) => steps.add(historyAction));
  await router.navigate('/accounts/acc-aaaaa/volumes/');
  await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await router.navigate('/user/');
  expect(await screen.findByRole('heading')).toHaveTextContent('The user');
  expect([...steps]).not.toContain('REPLACE');
});
