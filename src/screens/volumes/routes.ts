import type { ScreenRoute } from '@/components/page/screen-route';

const params = { volume: 'volume' } as const;

/** The screens of block storage volumes (spec 2 §2). */
export const volumeScreens: readonly ScreenRoute[] = [
  {
    path: 'volumes',
    params: {},
    handle: { title: 'All Volumes', crumb: 'Volumes', section: 'Storage' },
    load: () => import('./list'),
  },
  {
    path: 'volumes/add',
    params: {},
    handle: { title: 'New Volume', under: 'volume' },
    load: () => import('./add'),
  },
  {
    path: 'volumes/:volume',
    params,
    handle: { record: { kind: 'volume', param: 'volume' } },
    load: () => import('./detail'),
    children: [
      {
        path: 'attach',
        params,
        handle: { title: 'Attach Volume' },
        load: () => import('./editors/attach'),
      },
      {
        path: 'resize',
        params,
        handle: { title: 'Resize Volume' },
        load: () => import('./editors/resize'),
      },
      {
        path: 'copy',
        params,
        handle: { title: 'Copy Volume' },
        load: () => import('./editors/copy'),
      },
      {
        path: 'name',
        params,
        handle: { title: 'Rename Volume', place: 'title' },
        load: () => import('./editors/name'),
      },
      {
        path: 'description',
        params,
        handle: { title: 'Description of a Volume' },
        load: () => import('./editors/description'),
      },
      {
        path: 'serial',
        params,
        handle: { title: 'Serial of a Volume' },
        load: () => import('./editors/serial'),
      },
      {
        path: 'delete_with_server',
        params,
        handle: { title: 'Delete a Volume with its Server' },
        load: () => import('./editors/delete-with-server'),
      },
    ],
  },
];
