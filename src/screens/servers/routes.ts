import type { ScreenRoute } from '@/components/page/screen-route';
import { settingRoutes } from '@/components/settings/setting-routes';

/** The path names the setting. */
const EDITORS: readonly (readonly [path: string, title: string, load: ScreenRoute['load']])[] = [
  ['user_data', 'User Data', () => import('./editors/user-data')],
  ['server_groups', 'Groups of a Cloud Server', () => import('./editors/server-groups')],
  ['snapshots_schedule', 'Snapshot Schedule', () => import('./editors/snapshots-schedule')],
  ['snapshots_retention', 'Snapshot Retention', () => import('./editors/snapshots-retention')],
  ['resize', 'Resize Cloud Server', () => import('./editors/resize')],
];

/** Spec 2 §2. */
export const serverScreens: readonly ScreenRoute[] = [
  {
    path: 'servers',
    params: {},
    handle: { title: 'All Cloud Servers', crumb: 'Cloud Servers', section: 'Compute' },
    load: () => import('./list'),
  },
  {
    path: 'servers/add',
    params: {},
    handle: { title: 'Create Cloud Server', under: 'server' },
    load: () => import('./add'),
    children: [
      {
        path: 'zone',
        params: {},
        handle: { title: 'Zone of a New Cloud Server' },
        load: () => import('./add/editors/zone'),
      },
      {
        path: 'user_data',
        params: {},
        handle: { title: 'User Data of a New Cloud Server' },
        load: () => import('./add/editors/user-data'),
      },
      {
        path: 'user_ssh_key',
        params: {},
        handle: { title: 'SSH Key' },
        load: () => import('./add/editors/ssh-key'),
      },
      {
        path: 'disk_encrypted',
        params: {},
        handle: { title: 'Disk Encryption' },
        load: () => import('./add/editors/encryption'),
      },
    ],
  },
  {
    path: 'servers/:server',
    params: { server: 'server' },
    handle: { record: { kind: 'server', param: 'server' } },
    load: () => import('./detail'),
    children: [
      ...settingRoutes({
        kind: 'server',
        param: 'server',
        settings: async () => (await import('./settings')).SERVER_SETTINGS,
        titles: { name: 'Rename Cloud Server' },
      }),
      ...EDITORS.map(([path, title, load]): ScreenRoute => ({
        path,
        params: { server: 'server' },
        handle: { title },
        load,
      })),
      {
        path: 'attach',
        params: { server: 'server' },
        handle: { title: 'Attach Volume' },
        load: () => import('./editors/attach'),
      },
      {
        path: 'volume_resize/:volume',
        params: { server: 'server', volume: 'volume' },
        handle: { title: 'Resize Volume' },
        load: () => import('./editors/volume-resize'),
      },
    ],
  },
];
