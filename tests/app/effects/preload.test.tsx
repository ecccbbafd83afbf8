import type { RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createScreensAhead } from '@/app/effects/preload';
import { routeObjects } from '@/app/panel/route-object';

const Screen = () => null;
const complete = () => Promise.resolve();

test('ahead of all come the pages below the one in the address, without their editors, records first', async () => {
  const fetched: string[] = [];
  const load = (name: string) => () => {
    fetched.push(name);
    return Promise.resolve({ default: Screen });
  };
  const area = (path: string) => ({
    path,
    title: path,
    load: load(path),
    pages: [
      { path: 'add', title: 'Add', load: load(`${path} add`) },
      {
        path: ':id',
        title: 'One',
        record: { kind: 'volume', param: 'id' } as const,
        load: load(`${path} one`),
        editors: [{ path: 'name', title: 'Name', load: load(`${path} name`) }],
        pages: [{ path: 'further', title: 'Further', load: load(`${path} further`) }],
      },
    ],
  });
  const children = [...routeObjects(area('servers')), ...routeObjects(area('volumes'))];
  const routes: RouteObject[] = [{ path: 'accounts/:account', children }];
  const screens = createScreensAhead({ routes: () => routes, complete });
  history.replaceState(null, '', '/accounts/acc-aaaaa/volumes/');
  for (const each of screens.below()) await each();
  expect(fetched).toEqual(['volumes one', 'volumes add']);

  fetched.length = 0;
  history.replaceState(null, '', '/elsewhere/');
  expect(screens.below()).toEqual([]);
  for (const each of screens.all()) await each();
  expect(fetched).toEqual(expect.arrayContaining(['servers', 'servers one', 'volumes name']));
});

test('a screen that cannot be fetched ahead stops nothing', async () => {
  const lazy = vi.fn(() => Promise.reject(new Error('gone')));
  const { all } = createScreensAhead({ routes: () => [{ path: 'servers', lazy }], complete });
  for (const load of all()) await load();
  expect(lazy).toHaveBeenCalledOnce();
});

test('areas that are yet to come are fetched, and then their screens', async () => {
  const lazy = vi.fn(async () => ({ Component: Screen }));
  const routes: RouteObject[] = [];
  const screens = createScreensAhead({
    routes: () => routes,
    complete: async () => void routes.push({ path: 'volumes', lazy }),
  });
  for (const load of screens.all()) await load();
  expect(lazy).toHaveBeenCalledOnce();
});

test('areas that cannot be fetched ahead stop nothing', async () => {
  const lazy = vi.fn(async () => ({ Component: Screen }));
  const screens = createScreensAhead({
    routes: () => [{ path: 'servers', lazy }],
    complete: () => Promise.reject(new Error('gone')),
  });
  for (const load of screens.all()) await load();
  expect(lazy).toHaveBeenCalledOnce();
});
