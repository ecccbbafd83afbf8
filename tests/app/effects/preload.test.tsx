import type { RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createScreensAhead } from '@/app/effects/preload';
import { routeObjects } from '@/app/panel/route-object';

const Screen = () => null;

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
  const screens = createScreensAhead(() => routes);
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
  const [load] = createScreensAhead(() => [{ path: 'servers', lazy }]).all();
  await expect(load?.()).resolves.toBeUndefined();
  expect(lazy).toHaveBeenCalledOnce();
});
