import type { ScreenRoute } from '@/components/page/screen-route';
import { settingRoutes } from '@/components/settings/setting-routes';

const params = { volume: 'volume' } as const;

/** Spec 2 §2. */
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
      ...settingRoutes({
        kind: 'volume',
        param: 'volume',
        settings: async () => (await import('./settings')).VOLUME_SETTINGS,
        titles: {
          name: 'Rename Volume',
          description: 'Description of a Volume',
          serial: 'Serial of a Volume',
          delete_with_server: 'Delete a Volume with its Server',
        },
      }),
    ],
  },
];
