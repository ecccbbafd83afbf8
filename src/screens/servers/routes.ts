import type { ScreenRoute } from '@/components/page/screen-route';
import { recordPage } from '@/components/settings/record-page';

/** Spec 2 §2. */
export const serverArea: ScreenRoute = {
  path: 'servers',
  title: 'All Cloud Servers',
  crumb: 'Cloud Servers',
  section: 'Compute',
  load: () => import('./list'),
  pages: [
    {
      path: 'add',
      title: 'Create Cloud Server',
      load: () => import('./add'),
      editors: [
        {
          path: 'zone',
          title: 'Zone of a new cloud server',
          load: () => import('./add/editors/zone'),
        },
        {
          path: 'user_data',
          title: 'User data of a new cloud server',
          load: () => import('./add/editors/user-data'),
        },
        { path: 'user_ssh_key', title: 'SSH key', load: () => import('./add/editors/ssh-key') },
        {
          path: 'disk_encrypted',
          title: 'Disk encryption',
          load: () => import('./add/editors/encryption'),
        },
      ],
    },
    recordPage({
      kind: 'server',
      load: () => import('./detail'),
      settings: {
        load: async () => (await import('./settings')).SERVER_SETTINGS,
        titles: { name: 'Rename cloud server' },
      },
      editors: {
        user_data: { title: 'User data', load: () => import('./editors/user-data') },
        server_groups: {
          title: 'Groups of a cloud server',
          load: () => import('./editors/server-groups'),
        },
        snapshots_schedule: {
          title: 'Snapshot schedule',
          load: () => import('./editors/snapshots-schedule'),
        },
        snapshots_retention: {
          title: 'Snapshot retention',
          load: () => import('./editors/snapshots-retention'),
        },
        resize: { title: 'Resize cloud server', load: () => import('./editors/resize') },
        attach: { title: 'Attach Volume', load: () => import('./editors/attach') },
      },
      partEditors: [
        {
          path: 'volume_resize/:volume',
          params: { volume: 'volume' },
          title: 'Resize volume',
          load: () => import('./editors/volume-resize'),
        },
      ],
    }),
  ],
};
