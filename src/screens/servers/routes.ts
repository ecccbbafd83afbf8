import type { ScreenRoute } from '@/components/page/screen-route';

/** The screens of cloud servers (spec 2 §2). */
export const serverScreens: readonly ScreenRoute[] = [
  {
    path: 'servers',
    params: {},
    handle: { title: 'All Cloud Servers', crumb: 'Cloud Servers', section: 'Compute' },
    load: () => import('./list'),
  },
  {
    path: 'servers/:server',
    params: { server: 'server' },
    handle: { record: { kind: 'server', param: 'server' } },
    load: () => import('./detail'),
    children: [
      {
        path: 'name',
        params: { server: 'server' },
        handle: { title: 'Rename Cloud Server', place: 'title' },
        load: () => import('./editors/name'),
      },
    ],
  },
];
