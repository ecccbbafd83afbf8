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
          title: 'Zone of a New Cloud Server',
          load: () => import('./add/editors/zone'),
        },
        {
          path: 'user_data',
          title: 'User Data of a New Cloud Server',
          load: () => import('./add/editors/user-data'),
        },
        { path: 'user_ssh_key', title: 'SSH Key', load: () => import('./add/editors/ssh-key') },
        {
          path: 'disk_encrypted',
          title: 'Disk Encryption',
          load: () => import('./add/editors/encryption'),
        },
      ],
    },
    recordPage({
      kind: 'server',
      load: () => import('./detail'),
      settings: {
        load: async () => (await import('./settings')).SERVER_SETTINGS,
        titles: { name: 'Rename Cloud Server' },
      },
      editors: {
        user_data: { title: 'User Data', load: () => import('./editors/user-data') },
        server_groups: {
          title: 'Groups of a Cloud Server',
          load: () => import('./editors/server-groups'),
        },
        snapshots_schedule: {
          title: 'Snapshot Schedule',
          load: () => import('./editors/snapshots-schedule'),
        },
        snapshots_retention: {
          title: 'Snapshot Retention',
          load: () => import('./editors/snapshots-retention'),
        },
        resize: { title: 'Resize Cloud Server', load: () => import('./editors/resize') },
        attach: { title: 'Attach Volume', load: () => import('./editors/attach') },
      },
      partEditors: [
        {
          path: 'volume_resize/:volume',
          params: { volume: 'volume' },
          title: 'Resize Volume',
          load: () => import('./editors/volume-resize'),
        },
      ],
    }),
  ],
};
